import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { listAllDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { isRunning, parseCampaign } from './Campaign.ts';

const names = (offer: JsonObject, priceCode: string): boolean =>
  listAt(offer, 'products').some((product) => listAt(product, 'priceCodes').includes(priceCode));

/**
 * Returns whether readers can buy at a price now: while a campaign runs whose offer names the price, so that it cannot be
 * bought after the campaign's end. A price that no offer names can always be bought.
 */
export async function isOnSale(
  scope: DocumentScope,
  priceCode: string,
  { now }: { readonly now: number },
): Promise<boolean> {
  const offers = (await listAllDocuments(scope, 'offer')).filter((offer) => names(offer, priceCode));
  if (offers.length === 0) return true;
  const ids = new Set(offers.map((offer) => textAt(offer, 'offerId')));
  const campaigns = (await listAllDocuments(scope, 'campaign')).map(parseCampaign);
  return campaigns.some((campaign) => ids.has(campaign.offerId) && isRunning(campaign, now));
}
