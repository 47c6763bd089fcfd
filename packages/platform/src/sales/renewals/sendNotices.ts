import { cardNoticeAt, renewalNoticeAt, toNoticeTime } from '../billing/notices.ts';
import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { toRedeemCode } from '../subscriptions/redeemCode.ts';
import type { SalesContext } from '../SalesContext.ts';
import { paymentMethodBody } from '../subscriptions/subscriptionBodies.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { lockNoticeDue } from './claimDue.ts';
import { nextTerm } from './nextTerm.ts';
import { quoteTerm } from './quoteTerm.ts';

type Needs = Pick<
  SalesContext,
  'database' | 'site' | 'clock' | 'payments' | 'tasks' | 'mailer' | 'siteUrl' | 'secret'
>;

/** Whether the mail that is due is the confirmation of the order: that one comes first, the others before charges. */
const isNew = ({ noticeAt, createdOn, orderNumber }: Subscription): boolean =>
  noticeAt === createdOn && orderNumber !== undefined;

function nextNotice(subscription: Subscription): number | undefined {
  return isNew(subscription) && subscription.kind === 'paid'
    ? toNoticeTime(subscription.period.endsAt)
    : undefined;
}

/** Takes one subscription whose time for a notice has come; nobody else sends that one. */
async function takeNext({ database, site, clock }: Needs): Promise<Subscription | undefined> {
  return database.transaction(async (queries) => {
    const found = await lockNoticeDue({ queries, site, now: clock.now() });
    if (found !== undefined) await saveSubscription(queries, { ...found, noticeAt: nextNotice(found) });
    return found;
  });
}

/** Announces a charge for a year or more. @returns how many mails were begun */
async function announceCharge(context: Needs, subscription: Subscription): Promise<number> {
  const term = nextTerm(subscription);
  if (term === undefined) return 0;
  const cycle = getBillingCycle(parsePrice(term.price).rates, {
    index: term.cycleIndex,
    start: term.cyclesFrom,
  });
  const chargeAt = subscription.period.endsAt;
  if (cycle === undefined || renewalNoticeAt(cycle.rate, chargeAt) === undefined) return 0;
  const quote = await quoteTerm({ queries: context.database, site: context.site }, subscription, { term });
  const mail = createSalesMail(context);
  context.tasks.run('Mailing a renewal notice', () => mail.sendRenewalNotice(subscription, quote));
  return 1;
}

/** Says that the card will not be good at the next charge. @returns how many mails were begun */
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

function confirmOrder(context: Needs, subscription: Subscription): void {
  const { orderNumber, kind } = subscription;
  if (orderNumber === undefined) return;
  const mail = createSalesMail(context);
  context.tasks.run('Mailing a confirmation', () =>
    kind === 'gift'
      ? mail.sendGiftReceipt(subscription, orderNumber)
      : mail.sendReceipt(subscription, orderNumber),
  );
}

/** The day has come on which a gift is to be told of. @returns how many mails were begun */
function announceGift(context: Needs, { id, recipient, contact }: Subscription): number {
  if (recipient === undefined) return 0;
  const redeemCode = toRedeemCode(context.secret, { purpose: 'gift', id });
  context.tasks.run('Mailing a gift', () =>
    createSalesMail(context).sendGift(recipient, { redeemCode, contact }),
  );
  return 1;
}

/** Confirms orders, tells of gifts, and says what is to be said before charges. @returns how many notices were begun */
export async function sendNotices(context: Needs): Promise<number> {
  let notices = 0;
  for (;;) {
    const subscription = await takeNext(context);
    if (subscription === undefined) return notices;
    if (isNew(subscription)) confirmOrder(context, subscription);
    else if (subscription.state.kind === 'unclaimed') notices += announceGift(context, subscription);
    else if (subscription.state.kind === 'active') {
      notices += await announceCharge(context, subscription);
      notices += await warnOfCard(context, subscription);
    }
  }
}
