import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesContext } from '../SalesContext.ts';
import { requireAtRest } from '../subscriptions/cancelSubscription.ts';
import type { Decided } from '../subscriptions/cancelSubscription.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { requireLocked } from '../subscriptions/requireSubscription.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { saveSubscription } from '../subscriptions/subscriptionStore.ts';

/**
 * Takes back a change of plan that waits for the end of the period: the subscription goes on with its own plan, and a charge
 * that has failed is tried again at its own price. Idempotent: without such a change nothing happens.
 *
 * @throws ServiceError 404 for another reader's, 409 while the subscription is being charged
 */
export async function keepPlan(
  context: Pick<SalesContext, 'database' | 'clock' | 'site' | 'siteUrl' | 'outbox'>,
  own: OwnSubscription,
): Promise<Decided> {
  const { database, clock, outbox } = context;
  const decided = await database.transaction(async (queries) => {
    const subscription = await requireLocked(queries, own);
    const { change } = subscription;
    if (change === undefined) return { subscription, changed: false };
    requireAtRest(subscription);
    const kept: Subscription = { ...subscription, change: undefined, quote: undefined };
    await saveSubscription(queries, kept);
    await addEvent(queries, kept.id, { type: 'KEEP_PLAN', at: clock.now(), details: change.priceCode });
    await createSalesMail(context, queries).notify('planKept', { subscription: kept });
    return { subscription: kept, changed: true };
  });
  outbox.wake();
  return decided;
}
