import { cardNoticeAt, renewalNoticeAt, toNoticeTime, toRiseNoticeTime } from '../billing/notices.ts';
import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { describeFailure } from '@broadsheet/service-kit/http';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { toRedeemCode } from '../subscriptions/subscriptionCodes.ts';
import type { SalesContext } from '../SalesContext.ts';
import { paymentMethodBody } from '../subscriptions/subscriptionBodies.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { lockNoticeDue } from './lockDue.ts';
import { confirmOrder, isUnconfirmed } from './confirmOrder.ts';
import { nextTerm } from '../subscriptions/nextTerm.ts';
import type { Term } from '../subscriptions/nextTerm.ts';
import { quoteTerm } from '../subscriptions/quoteTerm.ts';

type Needs = Pick<
  SalesContext,
  'database' | 'site' | 'clock' | 'log' | 'payments' | 'tasks' | 'mailer' | 'siteUrl' | 'keys'
>;

/** Returns a moment that `isUnconfirmed` cannot take for the confirmation of the order. */
const apart = (moment: number, { createdOn }: Subscription): number =>
  moment === createdOn ? moment + 1 : moment;

/** Returns when a subscription is looked at next: a month before its charge, and once more a week before it. */
function nextNotice(subscription: Subscription, now: number): number | undefined {
  const { kind, noticeAt = now, period } = subscription;
  if (kind !== 'paid') return undefined;
  if (isUnconfirmed(subscription)) return apart(toNoticeTime(period.endsAt), subscription);
  const nearAt = toRiseNoticeTime(period.endsAt);
  return noticeAt < nearAt && now < nearAt ? apart(nearAt, subscription) : undefined;
}

/** Takes a subscription that is due for a notice, and schedules its next one, so that no other process sends this one. */
async function claimNext({ database, site, clock }: Needs): Promise<Subscription | undefined> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const found = await lockNoticeDue({ queries, site, now });
    if (found !== undefined) await saveSubscription(queries, { ...found, noticeAt: nextNotice(found, now) });
    return found;
  });
}

function findCycle({ price, cycleIndex, cyclesFrom, firstCycle }: Omit<Term, 'unitPrice' | 'periodNumber'>) {
  return getBillingCycle(parsePrice(price).rates, {
    index: cycleIndex,
    start: cyclesFrom,
    first: firstCycle,
  });
}

async function announce(
  context: Needs,
  subscription: Subscription,
  { name, term }: { readonly name: 'renewalNotice' | 'introductionEnds'; readonly term: Term },
): Promise<number> {
  const quote = await quoteTerm({ queries: context.database, site: context.site }, subscription, { term });
  context.tasks.run('Mailing a notice of a charge', () =>
    createSalesMail(context).notify(name, { subscription, due: quote.total }),
  );
  return 1;
}

/** Announces a charge for a year or more. @returns the number of mails begun */
async function announceCharge(context: Needs, subscription: Subscription): Promise<number> {
  const term = nextTerm(subscription);
  const cycle = term && findCycle(term);
  if (term === undefined || cycle === undefined) return 0;
  if (renewalNoticeAt(cycle.rate, subscription.period.endsAt) === undefined) return 0;
  return announce(context, subscription, { name: 'renewalNotice', term });
}

/**
 * Announces that an introductory price becomes a higher one, unless the charge is for a year or more and was announced a
 * month before, or a change of plan waits, whose mail has told the price. @returns the number of mails begun
 */
async function announceRise(context: Needs, subscription: Subscription): Promise<number> {
  const term = subscription.change === undefined ? nextTerm(subscription) : undefined;
  const [last, next] = [findCycle(subscription), term && findCycle(term)];
  if (term === undefined || last === undefined || next === undefined || next.amount <= last.amount) return 0;
  if (renewalNoticeAt(next.rate, subscription.period.endsAt) !== undefined) return 0;
  return announce(context, subscription, { name: 'introductionEnds', term });
}

/** Warns that the card expires before the next charge. @returns the number of mails begun */
async function warnOfCard(context: Needs, subscription: Subscription): Promise<number> {
  const { orderNumber, period } = subscription;
  if (orderNumber === undefined || nextTerm(subscription) === undefined) return 0;
  const methods = await context.payments.listSavedMethods(context.database, [orderNumber]);
  const method = paymentMethodBody(subscription, methods);
  if (cardNoticeAt(method.expiration ?? '', period.endsAt) === undefined) return 0;
  context.tasks.run('Mailing a notice of a card', () =>
    createSalesMail(context).notify('cardExpiring', { subscription }),
  );
  return 1;
}

/** Sends what is due a month before a charge, and what is due a week before it. @returns the number of mails begun */
async function announceNext(context: Needs, subscription: Subscription): Promise<number> {
  const nearAt = toRiseNoticeTime(subscription.period.endsAt);
  const now = context.clock.now();
  const { noticeAt = now } = subscription;
  const early =
    noticeAt < nearAt
      ? (await announceCharge(context, subscription)) + (await warnOfCard(context, subscription))
      : 0;
  return early + (now >= nearAt ? await announceRise(context, subscription) : 0);
}

/** Mails a gift to its recipient, on the day that its buyer has chosen. @returns the number of mails begun */
function announceGift(context: Needs, { id, redeemCode: stored, recipient, contact }: Subscription): number {
  if (recipient === undefined) return 0;
  const redeemCode = toRedeemCode(context.keys, { purpose: 'gift', id, redeemCode: stored });
  context.tasks.run('Mailing a gift', () =>
    createSalesMail(context).sendGift(recipient, { redeemCode, contact }),
  );
  return 1;
}

/** Notifies a reader that their share has ended. @returns the number of mails begun */
function notifyShareEnded(context: Needs, share: Subscription): number {
  context.tasks.run('Mailing the end of a share', () =>
    createSalesMail(context).notify('shareEnded', { subscription: share }),
  );
  return 1;
}

/** Sends what is due for a subscription. @returns the number of mails begun, without confirmations */
async function sendNotice(context: Needs, subscription: Subscription): Promise<number> {
  if (isUnconfirmed(subscription)) {
    confirmOrder(context, subscription);
    return 0;
  }
  if (subscription.state.kind === 'unclaimed') return announceGift(context, subscription);
  if (subscription.kind === 'shared') return notifyShareEnded(context, subscription);
  if (subscription.state.kind !== 'active') return 0;
  return announceNext(context, subscription);
}

/**
 * Sends due confirmations, gifts, ends of shares and notices before charges. An error with one subscription is logged, and does not stop the
 * others.
 *
 * @returns the number of mails begun, without confirmations
 */
export async function sendNotices(context: Needs): Promise<number> {
  let notices = 0;
  for (;;) {
    const subscription = await claimNext(context);
    if (subscription === undefined) return notices;
    try {
      notices += await sendNotice(context, subscription);
    } catch (error) {
      context.log.error('A notice of a subscription could not be written.', {
        ...describeFailure(error),
        subscriptionId: subscription.id,
      });
    }
  }
}
