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
 * Lists the ways, each once, in which others pay for what the reader reads now. A gift that is not redeemed yet is its
 * giver's, and opens nothing.
 */
export function listPaidByOthers(subscriptions: readonly Subscription[]): readonly PaidByOther[] {
  const ways = subscriptions.flatMap((subscription) => {
    const state = getSubscriptionState(subscription);
    const way = BY_PARTNER.get(subscription.currentPaymentMethod?.paymentPartner);
    return way === undefined || (state !== 'active' && state !== 'canceled') ? [] : [way];
  });
  return [...new Set(ways)];
}
