import { moment, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readSubscriptionChange = shape({
  /** The session id that `finalizeSubscriptionChange` requires. */
  sessionId: string,
  subscriptionId: numeric,
  /** The currency code by ISO 4217. */
  currency: string,
  currentSKU: string,
  currentPriceCode: string,
  currentTermStarted: moment,
  currentTermEnds: moment,
  currentTermTotalAmount: numeric,
  proposedSKU: string,
  /** The cycle of the new price that it begins with: above 1 where its introduction was had before. */
  proposedRetailCycleIDX: numeric,
  /** The amount of that cycle, with taxes. */
  proposedTermTotalAmount: numeric,
  /** The amount of the next charge, with taxes. */
  proposedNextCharge: numeric,
  proposedPriceCode: string,
  /** The time of the next charge. */
  proposedNextEventDate: moment,
  /** The amount that is charged with the change. */
  proposedCharge: numeric,
  /** The amount that is refunded with the change. */
  proposedRefundAmount: numeric,
});

/** The effects of a change. Amounts are decimals of the major unit, times are milliseconds since 1970. */
export type SubscriptionChange = Parsed<typeof readSubscriptionChange>;
