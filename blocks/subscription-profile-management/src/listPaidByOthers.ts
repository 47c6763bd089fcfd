import type { Subscription } from '@broadsheet/sdk-sales';
import { getSubscriptionState } from '@broadsheet/sdk-sales/rules';

/** How somebody else pays for what the reader reads. */
export type PaidByOther = 'gift' | 'share' | 'organization';

const BY_PARTNER: ReadonlyMap<string | null | undefined, PaidByOther> = new Map([
  ['Gift', 'gift'],
  ['Sharing', 'share'],
  ['EmailGroupSubPaymentProvider', 'organization'],
]);

/**
 * Returns how somebody else pays for a subscription that the reader reads with now; `undefined` for every other. A gift that is
 * not redeemed yet is its giver's, and opens nothing.
 */
export function findPaidByOther(subscription: Subscription): PaidByOther | undefined {
  const state = getSubscriptionState(subscription);
  if (state !== 'active' && state !== 'canceled') return undefined;
  return BY_PARTNER.get(subscription.currentPaymentMethod?.paymentPartner);
}

/** Lists the ways, each once, in which others pay for what the reader reads now. */
export function listPaidByOthers(subscriptions: readonly Subscription[]): readonly PaidByOther[] {
  return [...new Set(subscriptions.map(findPaidByOther).filter((way) => way !== undefined))];
}
