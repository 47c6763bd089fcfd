/**
 * Applies a reversal to the subscriptions of its order. If the whole payment has gone back, the subscription ends at once
 * if the payment was for its current period, because unpaid time is not granted. A dispute cancels the subscription, so
 * nothing more is charged; the reader keeps access to the paid time until the bank has decided. A partial refund takes no
 * access away.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesMail } from '../mail/createSalesMail.ts';
import { splitAmount } from '@broadsheet/service-kit/money';
import { confirmOrder, isUnconfirmed } from './confirmOrder.ts';
import type { Reversal, SalesContext } from '../SalesContext.ts';
import { cancelLocked, endSubscription, requireAtRest } from '../subscriptions/cancelSubscription.ts';
import { listOrderPeriods, lowerWorth } from '../subscriptions/periodStore.ts';
import type { PaidPeriod } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { lockSubscription } from '../subscriptions/subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'siteUrl' | 'clock' | 'mailer' | 'tasks'>;

type Letter = (mail: SalesMail) => Promise<void>;

interface Affected {
  readonly subscription: Subscription;
  readonly period: PaidPeriod;
}

/**
 * Ends or cancels a subscription as its reversal requires.
 *
 * @returns the mail to send; undefined when nothing changed
 * @throws ServiceError 409 while the subscription is being charged
 */
async function endOrCancel(
  queries: Queries,
  { subscription, period }: Affected,
  { reversal, now }: { readonly reversal: Reversal; readonly now: number },
): Promise<Letter | undefined> {
  const isOver = subscription.state.kind === 'terminated';
  if (isOver) return undefined;
  if (reversal.isAllBack && period.number === subscription.periodNumber) {
    requireAtRest(subscription);
    const ended = await endSubscription(queries, subscription, { now, details: 'paid back' });
    return (mail) => mail.notify('ended', { subscription: ended, endedOn: now, refunded: reversal.refunded });
  }
  if (!reversal.isDisputed || subscription.kind !== 'paid') return undefined;
  requireAtRest(subscription);
  const { subscription: cancelled, changed } = await cancelLocked(queries, subscription, {
    now,
    details: 'disputed',
  });
  return changed ? (mail) => mail.notify('disputed', { subscription: cancelled }) : undefined;
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
  const letters: Letter[] = [];
  const unconfirmed: Subscription[] = [];
  for (const [index, period] of periods.entries()) {
    await lowerWorth(queries, period, { by: returned[index] ?? 0 });
    const subscription = await lockSubscription(queries, period.subscriptionId);
    if (subscription === undefined) continue;
    const amount = refunded[index] ?? 0;
    if (amount > 0)
      letters.push((mail) => mail.notify('refunded', { subscription, orderNumber, refunded: amount }));
    const letter = await endOrCancel(queries, { subscription, period }, { reversal, now });
    if (letter !== undefined) letters.push(letter);
    // The end leaves nothing for the billing run to confirm.
    if (isUnconfirmed(subscription) && reversal.isAllBack) unconfirmed.push(subscription);
  }
  return () => {
    for (const subscription of unconfirmed) confirmOrder(context, subscription);
    const mail = createSalesMail(context);
    for (const letter of letters) context.tasks.run('Mailing what became of a payment', () => letter(mail));
  };
}
