import { cardNoticeAt, renewalNoticeAt, toNoticeTime, toRiseNoticeTime } from '../billing/notices.ts';
import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { isPassingFailure, withSavepoint } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
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
  'database' | 'site' | 'clock' | 'log' | 'payments' | 'outbox' | 'siteUrl' | 'keys'
>;

/** A subscription that is due for a mail, locked in a transaction. */
interface DueNotice {
  readonly queries: Queries;
  readonly subscription: Subscription;
}

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

function findCycle({ price, cycleIndex, cyclesFrom, firstCycle }: Omit<Term, 'unitPrice' | 'periodNumber'>) {
  return getBillingCycle(parsePrice(price).rates, {
    index: cycleIndex,
    start: cyclesFrom,
    first: firstCycle,
  });
}

async function announce(
  context: Needs,
  { queries, subscription }: DueNotice,
  { name, term }: { readonly name: 'renewalNotice' | 'introductionEnds'; readonly term: Term },
): Promise<number> {
  const quote = await quoteTerm({ queries, site: context.site }, subscription, { term });
  await createSalesMail(context, queries).notify(name, { subscription, due: quote.total });
  return 1;
}

/** Announces a charge for a year or more. @returns the number of mails queued */
async function announceCharge(context: Needs, due: DueNotice): Promise<number> {
  const { subscription } = due;
  const term = nextTerm(subscription);
  const cycle = term && findCycle(term);
  if (term === undefined || cycle === undefined) return 0;
  if (renewalNoticeAt(cycle.rate, subscription.period.endsAt) === undefined) return 0;
  return announce(context, due, { name: 'renewalNotice', term });
}

/**
 * Announces that an introductory price becomes a higher one, unless the charge is for a year or more and was announced a
 * month before, or a change of plan waits, whose mail has told the price. @returns the number of mails queued
 */
async function announceRise(context: Needs, due: DueNotice): Promise<number> {
  const { subscription } = due;
  const term = subscription.change === undefined ? nextTerm(subscription) : undefined;
  const [last, next] = [findCycle(subscription), term && findCycle(term)];
  if (term === undefined || last === undefined || next === undefined || next.amount <= last.amount) return 0;
  if (renewalNoticeAt(next.rate, subscription.period.endsAt) !== undefined) return 0;
  return announce(context, due, { name: 'introductionEnds', term });
}

/** Warns that the card expires before the next charge. @returns the number of mails queued */
async function warnOfCard(context: Needs, { queries, subscription }: DueNotice): Promise<number> {
  const { orderNumber, period } = subscription;
  if (orderNumber === undefined || nextTerm(subscription) === undefined) return 0;
  const methods = await context.payments.listSavedMethods(queries, [orderNumber]);
  const method = paymentMethodBody(subscription, methods);
  if (cardNoticeAt(method.expiration ?? '', period.endsAt) === undefined) return 0;
  await createSalesMail(context, queries).notify('cardExpiring', { subscription });
  return 1;
}

/** Queues what is due a month before a charge, and what is due a week before it. @returns the number of mails queued */
async function announceNext(context: Needs, due: DueNotice): Promise<number> {
  const { subscription } = due;
  const nearAt = toRiseNoticeTime(subscription.period.endsAt);
  const now = context.clock.now();
  const { noticeAt = now } = subscription;
  const early =
    noticeAt < nearAt ? (await announceCharge(context, due)) + (await warnOfCard(context, due)) : 0;
  return early + (now >= nearAt ? await announceRise(context, due) : 0);
}

/** Mails a gift to its recipient, on the day that its buyer has chosen. @returns the number of mails queued */
async function announceGift(context: Needs, { queries, subscription }: DueNotice): Promise<number> {
  const { id, redeemCode: stored, recipient } = subscription;
  if (recipient === undefined) return 0;
  const redeemCode = toRedeemCode(context.keys, { purpose: 'gift', id, redeemCode: stored });
  await createSalesMail(context, queries).inviteToGift(recipient, { redeemCode, subscription });
  return 1;
}

/** Queues what is due for a subscription. @returns the number of mails queued, without confirmations */
async function queueNotice(context: Needs, due: DueNotice): Promise<number> {
  const { queries, subscription } = due;
  if (isUnconfirmed(subscription)) {
    await confirmOrder(context, due);
    return 0;
  }
  if (subscription.state.kind === 'unclaimed') return announceGift(context, due);
  if (subscription.kind === 'shared') {
    await createSalesMail(context, queries).notify('shareEnded', { subscription });
    return 1;
  }
  if (subscription.state.kind !== 'active') return 0;
  return announceNext(context, due);
}

/** The error of a notice that the database did not let be written now. */
class NoticeDelayed extends Error {
  override readonly name = 'NoticeDelayed';
  readonly id: number;

  constructor(id: number, cause: unknown) {
    super(`The notice of subscription ${id} could not be written now.`, { cause });
    this.id = id;
  }
}

/**
 * Queues the mails of the subscription that has been due for one longest, and schedules its next one, in one transaction. An
 * error is logged, and the next one is scheduled nevertheless.
 *
 * @param except the ids of subscriptions to leave out
 * @returns the number of mails queued, without confirmations; undefined when no subscription is due
 * @throws NoticeDelayed when the database failed meanwhile: the notice stays due
 */
async function queueNext(context: Needs, except: readonly number[]): Promise<number | undefined> {
  const { database, site, clock, log } = context;
  return database.transaction(async (queries) => {
    const now = clock.now();
    const subscription = await lockNoticeDue({ queries, site, now, except });
    if (subscription === undefined) return undefined;
    await saveSubscription(queries, { ...subscription, noticeAt: nextNotice(subscription, now) });
    try {
      return await withSavepoint(queries, (inner) => queueNotice(context, { queries: inner, subscription }));
    } catch (error) {
      if (isPassingFailure(error)) throw new NoticeDelayed(subscription.id, error);
      log.error('A notice of a subscription could not be written.', {
        ...describeFailure(error),
        subscriptionId: subscription.id,
      });
      return 0;
    }
  });
}

/**
 * Queues due confirmations, gifts, ends of shares and notices before charges. An error with one subscription is logged, and
 * does not stop the others.
 *
 * @param stopping leaves the rest to the next run
 * @returns the number of mails queued, without confirmations
 */
export async function sendNotices(context: Needs, stopping?: AbortSignal): Promise<number> {
  let notices = 0;
  const delayed: number[] = [];
  const isStopped = (): boolean => stopping?.aborted === true;
  while (!isStopped()) {
    try {
      const queued = await queueNext(context, delayed);
      if (queued === undefined) break;
      notices += queued;
    } catch (error) {
      if (!(error instanceof NoticeDelayed)) throw error;
      delayed.push(error.id);
      context.log.error('A notice of a subscription waits for the next run.', {
        ...describeFailure(error.cause),
        subscriptionId: error.id,
      });
    }
  }
  return notices;
}
