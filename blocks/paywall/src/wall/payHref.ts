import { safeHref } from '@broadsheet/client-core';
import type { SafeHref } from '@broadsheet/client-core';

const isUrl = (campaign: string): boolean => /^(?:https?:)?\/\/|^\//i.test(campaign);

/** Adds a value to the query of a URL. */
function withQuery(url: string, name: string, value: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}${hash}`;
}

/**
 * Where the button of a payment wall leads: the offer page with the campaign, unless it is the default one; a campaign
 * that is a URL is where it leads.
 *
 * @returns `undefined` for a URL that no reader may follow
 */
export function payHref(url: string, campaign = 'default'): SafeHref | undefined {
  if (isUrl(campaign)) return safeHref(campaign);
  return safeHref(campaign === 'default' || url === '' ? url : withQuery(url, 'campaign', campaign));
}
