/**
 * Applies a reversal to the subscriptions of its order. If the whole payment has gone back, the subscription ends at once
 * if the payment was for its current period, because unpaid time is not granted. A dispute cancels the subscription, so
 * nothing more is charged; the reader keeps access to the paid time until the bank has decided. A partial refund takes no
 * access away.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { splitAmount } from '@broadsheet/service-kit/money';
import { confirmOrder, isUnconfirmed } from './confirmOrder.ts';
import type { Reversal, SalesContext } from '../SalesContext.ts';
import { cancelLocked, endSubscription, requireAtRest } from '../subscriptions/cancelSubscription.ts';
import { listOrderPeriods, lowerWorth } from '../subscriptions/periodStore.ts';
import type { PaidPeriod } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { lockSubscription } from '../subscriptions/subscriptionStore.ts';

type Needs = Pick<SalesContext, 'site' | 'siteUrl' | 'clock' | 'outbox'>;

interface Affected {
  readonly subscription: Subscription;
  readonly period: PaidPeriod;
}

/**
 * Ends or cancels a subscription as its reversal requires, and queues the mail about it.
 *
 * @throws ServiceError 409 while the subscription is being charged
 */
async function endOrCancel(
  context: Needs,
  { subscription, period }: Affected,
  {
    queries,
    reversal,
    now,
  }: { readonly queries: Queries; readonly reversal: Reversal; readonly now: number },
): Promise<void> {
  const isOver = subscription.state.kind === 'terminated';
  if (isOver) return;
  const mail = createSalesMail(context, queries);
  if (reversal.isAllBack && period.number === subscription.periodNumber) {
    requireAtRest(subscription);
    const ended = await endSubscription(queries, subscription, { now, details: 'paid back' });
    await mail.notify('ended', { subscription: ended, endedOn: now, refunded: reversal.refunded });
    return;
  }
  if (!reversal.isDisputed || subscription.kind !== 'paid') return;
  requireAtRest(subscription);
  const { subscription: cancelled, changed } = await cancelLocked(queries, subscription, {
    now,
    details: 'disputed',
  });
  if (changed) await mail.notify('disputed', { subscription: cancelled });
}

/**
 * Splits an amount that went back of an order by what its periods have cost; the parts add up to it. A negative amount, of
 * a refund that came to nothing, is split in the same way.
 */
function splitByCost(amount: number, periods: readonly PaidPeriod[]): readonly number[] {
  const weights = periods.map(({ total }) => total);
  if (weights.every((weight) => weight === 0)) return weights;
  const parts = splitAmount(Math.abs(amount), weights);
  return amount < 0 ? parts.map((part) => -part) : parts;
}

/** Applies a reversal to its order's periods and subscriptions; see `FollowReversal`. */
export async function followReversal(
  context: Needs,
  { queries, reversal }: { readonly queries: Queries; readonly reversal: Reversal },
): Promise<() => void> {
  const now = context.clock.now();
  const { orderNumber } = reversal;
  const periods = await listOrderPeriods(queries, orderNumber);
  const returned = splitByCost(reversal.returned, periods);
  const refunded = splitByCost(reversal.refunded, periods);
  for (const [index, period] of periods.entries()) {
    await lowerWorth(queries, period, { by: returned[index] ?? 0 });
    const subscription = await lockSubscription(queries, period.subscriptionId);
    if (subscription === undefined) continue;
    // The end leaves nothing for the billing run to confirm.
    if (isUnconfirmed(subscription) && reversal.isAllBack)
      await confirmOrder(context, { queries, subscription });
    const amount = refunded[index] ?? 0;
    if (amount > 0)
      await createSalesMail(context, queries).notify('refunded', {
        subscription,
        orderNumber,
        refunded: amount,
      });
    await endOrCancel(context, { subscription, period }, { queries, reversal, now });
  }
  return context.outbox.wake;
}
