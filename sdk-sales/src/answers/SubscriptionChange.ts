import { moment, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readSubscriptionChange = shape({
  /** What `finalizeSubscriptionChange` asks for. */
  sessionId: text,
  subscriptionId: number,
  /** ISO 4217. */
  currency: text,
  currentSKU: text,
  currentPriceCode: text,
  currentTermStarted: moment,
  currentTermEnds: moment,
  currentTermTotalAmount: number,
  proposedSKU: text,
  proposedPriceCode: text,
  /** When it is charged next. */
  proposedNextEventDate: moment,
  /** What is charged with the change. */
  proposedCharge: number,
  /** What is paid back with the change. */
  proposedRefundAmount: number,
});

/** What a change means. Amounts are decimals of the major unit, moments milliseconds since 1970. */
export type SubscriptionChange = Read<typeof readSubscriptionChange>;
