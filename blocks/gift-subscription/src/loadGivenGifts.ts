import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { getGivenGifts } from '@broadsheet/sdk-sales/operations';
import { readDraft, removeDraft } from './giftDraft.ts';
import { sendGift } from './sendGift.ts';

export interface LoadedGifts {
  readonly sales: SalesContext;
  /** The gifts, newest first. */
  readonly gifts: readonly GivenGift[];
  /** The subscription id of the gift that was just paid. */
  readonly paidID: number | undefined;
  /** Whether the recipient of the paid gift could not be sent; the giver is then asked for it again. */
  readonly isUnsent: boolean;
}

interface LoadOptions {
  /** Whether the giver comes from the checkout. */
  readonly isPaid: boolean;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/**
 * Loads the gifts of a giver. A giver who comes from the checkout has already typed the recipient, which is now sent to the
 * service.
 *
 * @throws SalesError, ApiError, NetworkError when the list could not be loaded
 */
export async function loadGivenGifts(
  sales: SalesContext,
  { isPaid, signal, log }: LoadOptions,
): Promise<LoadedGifts> {
  const gifts = await getGivenGifts(sales, { signal });
  const paid = isPaid ? gifts.find(({ redeemCode }) => redeemCode !== undefined) : undefined;
  const draft = readDraft(sales);
  const loaded = { sales, gifts, paidID: paid?.subscriptionID, isUnsent: false };
  if (paid === undefined || draft === undefined || paid.recipient !== undefined) return loaded;
  if (paid.priceCode !== draft.priceCode) return loaded;
  try {
    const named = await sendGift(sales, paid, draft);
    removeDraft(sales);
    return { ...loaded, gifts: gifts.map((gift) => (gift === paid ? named : gift)) };
  } catch (error) {
    log(`The recipient of a paid gift could not be stored; the giver is asked again. ${String(error)}`);
    return { ...loaded, isUnsent: true };
  }
}
