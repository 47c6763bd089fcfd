import { textAt } from '@broadsheet/service-kit/json';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { findLiveCampaign } from '../offers/Campaign.ts';

/** The titles of the offer to which a payment wall links; HTML that the import has sanitised. */
export interface OfferTitles {
  readonly pageTitle: string;
  readonly pageSubTitle: string;
}

/**
 * Finds the titles of a campaign's offer.
 *
 * @param campaign its code; any other text, e.g. a URL, gets the default campaign
 */
export async function findOfferTitles(
  scope: DocumentScope,
  { campaign, now }: { readonly campaign: string; readonly now: number },
): Promise<OfferTitles | undefined> {
  const live = await findLiveCampaign(scope, campaign, { now });
  const offer = live && (await findDocument(scope, 'offer', { id: live.campaign.offerId }));
  if (offer === undefined) return undefined;
  return { pageTitle: textAt(offer, 'pageTitle') ?? '', pageSubTitle: textAt(offer, 'pageSubTitle') ?? '' };
}
