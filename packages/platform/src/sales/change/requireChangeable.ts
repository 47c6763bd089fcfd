import { SalesError } from '../http/SalesError.ts';
import { requireAtRest } from '../subscriptions/cancelSubscription.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';

/** @throws SalesError 409 for a subscription whose plan cannot be changed as it stands */
export function requireChangeable(subscription: Subscription): void {
  requireAtRest(subscription);
  if (subscription.kind !== 'paid') throw new SalesError(subscriptionRefusals.notOwned);
  switch (subscription.state.kind) {
    case 'active':
      return;
    case 'pastDue':
      throw new SalesError(subscriptionRefusals.notPaid);
    case 'cancelled':
      throw new SalesError(subscriptionRefusals.cancelled);
    case 'terminated':
      throw new SalesError(subscriptionRefusals.ended);
    case 'unclaimed':
      throw new SalesError(subscriptionRefusals.unclaimed);
  }
}
