/**
 * What a subscription becomes when its money goes back without us. Time that nobody paid for is not kept: where all of
 * it is back, the subscription of the running period ends now. Whoever lets their bank ask for the money is charged
 * nothing any more; what is paid stays readable until the bank has decided. A part that goes back takes away nothing.
 */
import type { Queries } from '../../database/Database.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesMail } from '../mail/createSalesMail.ts';
import { takeShare } from '../money/Money.ts';
import type { Reversal, SalesContext } from '../SalesContext.ts';
import { cancelLocked, endSubscription, requireAtRest } from '../subscriptions/cancelSubscription.ts';
import { listPeriodsOf, lowerWorth } from '../subscriptions/periodStore.ts';
import type { PaidPeriod } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { lockSubscription } from '../subscriptions/subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'siteUrl' | 'clock' | 'mailer' | 'tasks'>;

type Letter = (mail: SalesMail) => Promise<void>;

interface Affected {
  readonly subscription: Subscription;
  readonly period: PaidPeriod;
}

/** @throws SalesError 409 while the subscription is being charged */
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
    return (mail) => mail.sendEnded(ended);
  }
  if (!reversal.isDisputed || subscription.kind !== 'paid') return undefined;
  requireAtRest(subscription);
  const { subscription: cancelled, changed } = await cancelLocked(queries, subscription, {
    now,
    details: 'disputed',
  });
  return changed ? (mail) => mail.sendDisputed(cancelled) : undefined;
}

/** Follows a reversal in the books; see `FollowReversal`. */
export async function followReversal(
  context: Needs,
  { queries, reversal }: { readonly queries: Queries; readonly reversal: Reversal },
): Promise<() => void> {
  const now = context.clock.now();
  const { orderNumber, refunded } = reversal;
  const periods = await listPeriodsOf(queries, orderNumber);
  const paid = periods.reduce((sum, { total }) => sum + total, 0);
  const letters: Letter[] = [];
  for (const period of periods) {
    const by = paid === 0 ? 0 : takeShare(refunded, { numerator: period.total, denominator: paid });
    await lowerWorth(queries, period, { by });
    const subscription = await lockSubscription(queries, period.subscriptionId);
    if (subscription === undefined) continue;
    if (by > 0) letters.push((mail) => mail.sendRefunded(subscription, { amount: by, orderNumber }));
    const letter = await endOrCancel(queries, { subscription, period }, { reversal, now });
    if (letter !== undefined) letters.push(letter);
  }
  return () => {
    const mail = createSalesMail(context);
    for (const letter of letters) context.tasks.run('Mailing what became of a payment', () => letter(mail));
  };
}
