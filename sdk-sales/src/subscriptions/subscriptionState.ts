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

/** Others pay for these, so that there is nothing to manage. */
const MANAGED_ELSEWHERE = new Set([
  'EmailGroupSubPaymentProvider',
  'Gift',
  'Free',
  'Linked',
  'Sharing',
  'SwG',
]);

/** What a subscription is in a reader's words; `undefined` for a status that has none. */
export const getSubscriptionState = ({ status }: Subscription): SubscriptionState | undefined =>
  status && states[status];

/** Whether the reader pays for it, and so may change how. */
export const isPaidByReader = ({ currentPaymentMethod }: Subscription): boolean => {
  const partner = currentPaymentMethod?.paymentPartner;
  return Boolean(partner) && !MANAGED_ELSEWHERE.has(partner ?? '');
};
