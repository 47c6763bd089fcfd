import type { Subscription } from '../answers/Subscription.ts';

export type SubscriptionState = 'active' | 'canceled' | 'terminated';

const states: Readonly<Record<number, SubscriptionState>> = {
  1: 'active',
  2: 'terminated',
  3: 'canceled',
  4: 'active',
  6: 'active',
  7: 'active',
};

/** The payment partners of subscriptions that the reader does not pay for here, so there is no payment to manage. */
const MANAGED_ELSEWHERE = new Set([
  'EmailGroupSubPaymentProvider',
  'Gift',
  'Free',
  'Linked',
  'Sharing',
  'SwG',
]);

/** Returns the state that readers see for a status number; `undefined` for a status without one. */
export const toSubscriptionState = (status: number): SubscriptionState | undefined => states[status];

/** Returns the state that readers see for a subscription; `undefined` for a status without one. */
export const getSubscriptionState = ({ status }: Subscription): SubscriptionState | undefined =>
  status && toSubscriptionState(status);

/** Returns whether the reader pays for a subscription here, and so may change the payment method. */
export const isPaidByReader = ({ currentPaymentMethod }: Subscription): boolean => {
  const partner = currentPaymentMethod?.paymentPartner;
  return Boolean(partner) && !MANAGED_ELSEWHERE.has(partner ?? '');
};
