/**
 * What follows from the state that a provider reports for an attempt: decisions alone, without a database or a provider.
 */
import type { Order } from '../../orders/Order.ts';
import type { AttemptState, KnownAttempt } from '../attempts/attemptStore.ts';
import type { ProviderMethod, ProviderPayment } from '../providers/PaymentProvider.ts';

export type SucceededPayment = Extract<ProviderPayment, { readonly kind: 'succeeded' }>;

/** Returns the text by which the provider knows an attempt's subject. */
export const getSubject = ({ subject }: Pick<KnownAttempt, 'subject'>): string =>
  subject.kind === 'order' ? subject.orderNumber : `method-${subject.methodId}`;

function isOurs(attempt: KnownAttempt, payment: SucceededPayment): boolean {
  const isSubject = payment.subject === getSubject(attempt);
  // PayPal stores no subject with a saved account; only the reference identifies it.
  if (attempt.kind === 'setup') return isSubject || payment.subject === undefined;
  return isSubject && payment.amount === attempt.amount && payment.currency === attempt.currency;
}

export type Settlement =
  /** No money has moved; nothing is to be booked. */
  | { readonly kind: Exclude<ProviderPayment['kind'], 'succeeded'> }
  /** The payment does not match the attempt, so an operator has to look at it. */
  | { readonly kind: 'notOurs' }
  | { readonly kind: 'order'; readonly orderNumber: string; readonly payment: SucceededPayment }
  | { readonly kind: 'replacement'; readonly methodId: number; readonly method: ProviderMethod };

/**
 * Decides what the state that a provider has reported means for an attempt.
 *
 * @throws Error when a method was saved and the provider does not tell which
 */
export function decideSettlement(attempt: KnownAttempt, payment: ProviderPayment): Settlement {
  if (payment.kind !== 'succeeded') return { kind: payment.kind };
  if (!isOurs(attempt, payment)) return { kind: 'notOurs' };
  const { subject } = attempt;
  if (subject.kind === 'order') return { kind: 'order', orderNumber: subject.orderNumber, payment };
  const { method } = payment;
  if (method === undefined) throw new Error('The provider told of no method where one was to be saved.');
  return { kind: 'replacement', methodId: subject.methodId, method };
}

/**
 * Decides what a payment is to its order. `known`: it is booked already. `returned`: it was refunded already. `unneeded`:
 * the order needs no payment any more, because it was paid in another way or cancelled.
 */
export function decideBooking(
  attempt: AttemptState | undefined,
  order: Order['status'],
): 'known' | 'returned' | 'unneeded' | 'needed' {
  if (attempt === 'succeeded') return 'known';
  if (attempt === 'returned') return 'returned';
  return order === 'Paid' || order === 'Cancelled' ? 'unneeded' : 'needed';
}
