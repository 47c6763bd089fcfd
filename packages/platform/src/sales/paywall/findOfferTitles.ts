import { textAt } from '../../content/json/Json.ts';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { findLiveCampaign } from '../offers/Campaign.ts';

/** What a payment wall says of the offer behind it; HTML that the import has made safe. */
export interface OfferTitles {
  readonly pageTitle: string;
  readonly pageSubTitle: string;
}

/** @param campaign its code; a URL is of the default one */
export async function findOfferTitles(
  scope: DocumentScope,
  { campaign, now }: { readonly campaign: string; readonly now: number },
): Promise<OfferTitles | undefined> {
  const live = await findLiveCampaign(scope, campaign, { now });
  const offer = live && (await findDocument(scope, 'offer', { id: live.campaign.offerId }));
  if (offer === undefined) return undefined;
  return { pageTitle: textAt(offer, 'pageTitle') ?? '', pageSubTitle: textAt(offer, 'pageSubTitle') ?? '' };
}
