import { safeHref } from '@broadsheet/client-core';
import type { SafeHref } from '@broadsheet/client-core';
import { isUrl, withCampaign } from './withCampaign.ts';

/**
 * Returns the target of a payment wall's button: the offer page with the campaign unless it is the default one, or the
 * campaign itself if it is a URL.
 *
 * @returns `undefined` for a URL that must not be linked
 */
export function payHref(url: string, campaign = 'default'): SafeHref | undefined {
  return safeHref(isUrl(campaign) ? campaign : withCampaign(url, campaign));
}
