/** Disputes: a reader denies a payment, so the bank takes the money back and then decides. */
import { number } from '@broadsheet/client-core';
import type { StripeObject } from './objects/StripeObject.ts';
import { makeId, secondsAt } from './StripeContext.ts';
import type { StripeContext } from './StripeContext.ts';

export type DisputeEnd = 'won' | 'lost';

export const findDispute = ({ store }: StripeContext, intent: string): StripeObject | undefined =>
  store.list('dispute').find(({ payment_intent: disputed }) => disputed === intent);

/** Returns whether the bank holds or has taken the money of a payment: then it cannot be refunded. */
export function isHeldByBank(stripe: StripeContext, intent: string): boolean {
  const dispute = findDispute(stripe, intent);
  return dispute !== undefined && dispute['status'] !== 'won';
}

/**
 * Opens a dispute about a whole charge, whatever was refunded of it, as with the vendor: who denies a payment may not know
 * of the refund yet. A second call does nothing.
 */
export function openDispute(stripe: StripeContext, charge: StripeObject): void {
  if (findDispute(stripe, String(charge['payment_intent'])) !== undefined) return;
  const dispute = stripe.store.put({
    id: makeId('dp'),
    object: 'dispute',
    amount: number(charge['amount']) ?? 0,
    charge: charge.id,
    created: secondsAt(stripe),
    currency: charge['currency'],
    livemode: false,
    metadata: {},
    payment_intent: charge['payment_intent'],
    reason: 'fraudulent',
    status: 'needs_response',
  });
  stripe.publish('charge.dispute.created', dispute);
}

/** Ends a dispute with the bank's decision; a decided one is not changed. */
export function endDispute(stripe: StripeContext, dispute: StripeObject, end: DisputeEnd): StripeObject {
  if (dispute['status'] !== 'needs_response') return dispute;
  const ended = stripe.store.put({ ...dispute, status: end });
  stripe.publish('charge.dispute.closed', ended);
  return ended;
}
