import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { getGivenGifts } from '@broadsheet/sdk-sales/operations';
import { readDraft, removeDraft } from './giftDraft.ts';
import { sendGift } from './sendGift.ts';

export interface LoadedGifts {
  readonly sales: SalesContext;
  /** The newest first. */
  readonly gifts: readonly GivenGift[];
  /** The one that was just paid. */
  readonly paidID: number | undefined;
  /** It is paid, and could not be told of: its giver is asked again. */
  readonly isUnsent: boolean;
}

interface LoadOptions {
  /** The giver comes from the checkout. */
  readonly isPaid: boolean;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/**
 * Reads the gifts of a giver. Who comes from the checkout has said before whom the gift is for: the service is told now.
 *
 * @throws SalesError, ApiError, NetworkError the list could not be had
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
    log(`A paid gift could not be told of; its giver is asked again. ${String(error)}`);
    return { ...loaded, isUnsent: true };
  }
}
