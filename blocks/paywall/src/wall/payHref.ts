import { safeHref } from '@broadsheet/client-core';
import type { SafeHref } from '@broadsheet/client-core';
import { isUrl, withCampaign } from './withCampaign.ts';

/**
 * Where the button of a payment wall leads: the offer page with the campaign, unless it is the default one; a campaign
 * that is a URL is where it leads.
 *
 * @returns `undefined` for a URL that no reader may follow
 */
export function payHref(url: string, campaign = 'default'): SafeHref | undefined {
  return safeHref(isUrl(campaign) ? campaign : withCampaign(url, campaign));
}
