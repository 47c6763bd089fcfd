import { ServiceError } from '@broadsheet/service-kit/http';
import { requireAtRest } from '../subscriptions/cancelSubscription.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';

/**
 * Asserts that a subscription's plan can be changed at the moment `now`.
 *
 * @throws ServiceError 409 when its standing does not allow it, and after the end of its period: its renewal is due then, and
 *   there is no paid time that a change could credit or continue
 */
export function requireChangeable(subscription: Subscription, now: number): void {
  requireAtRest(subscription);
  if (subscription.kind !== 'paid') throw new ServiceError(subscriptionRefusals.notOwned);
  switch (subscription.state.kind) {
    case 'active':
      if (now >= subscription.period.endsAt) throw new ServiceError(subscriptionRefusals.beingCharged);
      return;
    case 'pastDue':
      throw new ServiceError(subscriptionRefusals.notPaid);
    case 'cancelled':
      throw new ServiceError(subscriptionRefusals.cancelled);
    case 'terminated':
      throw new ServiceError(subscriptionRefusals.ended);
    case 'unclaimed':
      throw new ServiceError(subscriptionRefusals.unclaimed);
  }
}
