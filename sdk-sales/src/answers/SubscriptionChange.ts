import { moment, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readSubscriptionChange = shape({
  /** The session id that `finalizeSubscriptionChange` requires. */
  sessionId: text,
  subscriptionId: number,
  /** The currency code by ISO 4217. */
  currency: text,
  currentSKU: text,
  currentPriceCode: text,
  currentTermStarted: moment,
  currentTermEnds: moment,
  currentTermTotalAmount: number,
  proposedSKU: text,
  /** The cycle of the new price that it begins with: above 1 where its introduction was had before. */
  proposedRetailCycleIDX: number,
  /** The amount of that cycle, with taxes. */
  proposedTermTotalAmount: number,
  /** The amount of the next charge, with taxes. */
  proposedNextCharge: number,
  proposedPriceCode: text,
  /** The time of the next charge. */
  proposedNextEventDate: moment,
  /** The amount that is charged with the change. */
  proposedCharge: number,
  /** The amount that is refunded with the change. */
  proposedRefundAmount: number,
});

/** The effects of a change. Amounts are decimals of the major unit, times are milliseconds since 1970. */
export type SubscriptionChange = Read<typeof readSubscriptionChange>;
