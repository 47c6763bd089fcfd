import { cardNoticeAt, renewalNoticeAt, toNoticeTime } from '../billing/notices.ts';
import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { describeFailure } from '@broadsheet/service-kit/http';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { toRedeemCode } from '../subscriptions/redeemCode.ts';
import type { SalesContext } from '../SalesContext.ts';
import { paymentMethodBody } from '../subscriptions/subscriptionBodies.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { lockNoticeDue } from './lockDue.ts';
import { confirmOrder, isUnconfirmed } from './confirmOrder.ts';
import { nextTerm } from '../subscriptions/nextTerm.ts';
import { quoteTerm } from '../subscriptions/quoteTerm.ts';

type Needs = Pick<
  SalesContext,
  'database' | 'site' | 'clock' | 'log' | 'payments' | 'tasks' | 'mailer' | 'siteUrl' | 'keys'
>;

function nextNotice(subscription: Subscription): number | undefined {
  if (!isUnconfirmed(subscription) || subscription.kind !== 'paid') return undefined;
  const noticeAt = toNoticeTime(subscription.period.endsAt);
  // A month of 30 days has its notice due at the moment of the order, which would make it the confirmation once more.
  return noticeAt === subscription.createdOn ? noticeAt + 1 : noticeAt;
}

/** Takes a subscription that is due for a notice, and schedules its next one, so that no other process sends this one. */
async function takeNext({ database, site, clock }: Needs): Promise<Subscription | undefined> {
  return database.transaction(async (queries) => {
    const found = await lockNoticeDue({ queries, site, now: clock.now() });
    if (found !== undefined) await saveSubscription(queries, { ...found, noticeAt: nextNotice(found) });
    return found;
  });
}

/** Announces a charge for a year or more. @returns the number of mails begun */
async function announceCharge(context: Needs, subscription: Subscription): Promise<number> {
  const term = nextTerm(subscription);
  if (term === undefined) return 0;
  const cycle = getBillingCycle(parsePrice(term.price).rates, {
    index: term.cycleIndex,
    start: term.cyclesFrom,
    first: term.firstCycle,
  });
  const chargeAt = subscription.period.endsAt;
  if (cycle === undefined || renewalNoticeAt(cycle.rate, chargeAt) === undefined) return 0;
  const quote = await quoteTerm({ queries: context.database, site: context.site }, subscription, { term });
  const mail = createSalesMail(context);
  context.tasks.run('Mailing a renewal notice', () => mail.sendRenewalNotice(subscription, quote));
  return 1;
}

/** Warns that the card expires before the next charge. @returns the number of mails begun */
async function warnOfCard(context: Needs, subscription: Subscription): Promise<number> {
  const { orderNumber, period } = subscription;
  if (orderNumber === undefined || nextTerm(subscription) === undefined) return 0;
  const methods = await context.payments.listSavedMethods(context.database, [orderNumber]);
  const method = paymentMethodBody(subscription, methods);
  if (cardNoticeAt(method.expiration ?? '', period.endsAt) === undefined) return 0;
  const mail = createSalesMail(context);
  context.tasks.run('Mailing a notice of a card', () =>
    mail.sendCardExpiring(subscription, method.paymentMethodID),
  );
  return 1;
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

/** Tells a reader that they have lost a share. @returns the number of mails begun */
function tellShareEnded(context: Needs, share: Subscription): number {
  context.tasks.run('Mailing the end of a share', () => createSalesMail(context).sendShareEnded(share));
  return 1;
}

/** Sends what is due for a subscription. @returns the number of mails begun, without confirmations */
async function sendNotice(context: Needs, subscription: Subscription): Promise<number> {
  if (isUnconfirmed(subscription)) {
    confirmOrder(context, subscription);
    return 0;
  }
  if (subscription.state.kind === 'unclaimed') return announceGift(context, subscription);
  if (subscription.kind === 'shared') return tellShareEnded(context, subscription);
  if (subscription.state.kind !== 'active') return 0;
  return (await announceCharge(context, subscription)) + (await warnOfCard(context, subscription));
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
    const subscription = await takeNext(context);
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
