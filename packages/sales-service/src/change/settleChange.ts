/** Settles a claimed change: it is charged and booked in one transaction, released, or waits for the bank's challenge. */
import type { Queries } from '@broadsheet/service-kit/database';
import { toNoticeTime } from '../billing/notices.ts';
import { toDecimalText } from '@broadsheet/service-kit/money';
import { ServiceError } from '@broadsheet/service-kit/http';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { Sale } from '../mail/listFacts.ts';
import type { BankChallenge } from '../payments/Payments.ts';
import { insertRenewalOrder } from '../renewals/bookTerm.ts';
import { confirmOrder, isUnconfirmed } from '../renewals/confirmOrder.ts';
import type { SalesContext } from '../SalesContext.ts';
import { endExtraShares } from '../subscriptions/endExtraShares.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { insertPeriod, listPeriods } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { lockSession, markSession, releaseSession } from './changeSession.ts';
import type { AgreedChange, ChangeSession } from './changeSession.ts';

export type ChangeContext = Pick<
  SalesContext,
  'database' | 'site' | 'siteUrl' | 'clock' | 'log' | 'payments' | 'outbox'
>;

/** A claimed session, and the subscription on which it has a lease. */
export interface Held {
  readonly session: ChangeSession;
  readonly subscription: Subscription;
}

/** Returns the idempotency key of a change's charge: the same for all retries, another after a declined charge. */
export const changeKey = ({ hash, attempt }: Pick<ChangeSession, 'hash' | 'attempt'>): string =>
  `change-${hash}-${attempt}`;

/** Returns the subscription after the change, without its lease. */
function applyChange(
  subscription: Subscription,
  { plan, quote, period, productChanges }: AgreedChange,
): Subscription {
  const rested = { ...subscription, leaseUntil: undefined };
  if (productChanges === 'END_OF_CURRENT_TERM') return { ...rested, change: plan };
  const begun = quote.startsNewTerm
    ? { period, cyclesFrom: period.startsAt, cycleIndex: plan.firstCycle }
    : {
        period: { startsAt: quote.takesEffectAt, endsAt: subscription.period.endsAt },
        // The rest of the term counts as the cycle before the first one of the new plan.
        cyclesFrom: subscription.period.endsAt,
        cycleIndex: plan.firstCycle - 1,
      };
  return {
    ...rested,
    ...plan,
    ...begun,
    change: undefined,
    periodNumber: subscription.periodNumber + 1,
    nextActionAt: begun.period.endsAt,
    noticeAt: toNoticeTime(begun.period.endsAt),
  };
}

/** Books the period that begins with a change. @returns the number of the order of its charge; undefined without one */
async function bookPeriod(
  context: ChangeContext,
  queries: Queries,
  {
    session,
    changed,
    reference,
  }: {
    readonly session: ChangeSession;
    readonly changed: Subscription;
    readonly reference: string | undefined;
  },
): Promise<string | undefined> {
  const { charge, plan, quote, period } = session.agreed;
  const now = context.clock.now();
  const term = {
    ...plan,
    periodNumber: changed.periodNumber,
    cycleIndex: changed.cycleIndex,
    cyclesFrom: changed.cyclesFrom,
    period,
    unitPrice: charge.total,
  };
  const orderNumber =
    reference === undefined
      ? undefined
      : await insertRenewalOrder(queries, changed, { site: context.site, now, term, quote: charge });
  if (reference !== undefined && orderNumber !== undefined) {
    await context.payments.bookCharge(queries, {
      orderNumber,
      savedWith: changed.orderNumber ?? orderNumber,
      reference,
      idempotencyKey: changeKey(session),
    });
  }
  await insertPeriod(queries, {
    subscriptionId: changed.id,
    number: changed.periodNumber,
    cycleIndex: changed.cycleIndex,
    sku: plan.sku,
    priceCode: plan.priceCode,
    period: changed.period,
    currency: plan.currency,
    tax: charge.tax,
    total: charge.total,
    worth: quote.chargeNow + quote.unused - quote.refundNow,
    orderNumber,
    paidOn: now,
  });
  return orderNumber;
}

interface Settlement {
  /** The provider's reference of the charge; undefined when nothing was charged. */
  readonly reference?: string;
  /** The part of the agreed refund that was refused, in minor units. Default: 0. */
  readonly owed?: number;
}

/**
 * Makes the change, once, and releases the lease. Money that is owed to the reader is recorded, and logged for the
 * operator. An order that no billing run has confirmed yet is confirmed here, because a new period takes its place.
 */
async function finish(
  context: ChangeContext,
  hash: string,
  { reference, owed = 0 }: Settlement,
): Promise<void> {
  const { database, clock, log, outbox } = context;
  const debt = await database.transaction(async (queries) => {
    const session = await lockSession(queries, hash);
    if (session === undefined || session.finishedOn !== undefined) return undefined;
    const subscription = await lockSubscription(queries, session.subscriptionId);
    if (subscription === undefined) return undefined;
    const now = clock.now();
    const changed = applyChange(subscription, session.agreed);
    await saveSubscription(queries, changed);
    let orderNumber: string | undefined;
    if (session.agreed.productChanges === 'NOW') {
      orderNumber = await bookPeriod(context, queries, { session, changed, reference });
      if (changed.sku !== subscription.sku)
        await endExtraShares(queries, changed, { site: context.site, now });
    }
    await addEvent(queries, changed.id, {
      type: 'CHANGE_SUBSCRIPTION',
      at: now,
      details: session.agreed.plan.priceCode,
    });
    await markSession(queries, hash, { step: 'finished', now });
    const replaced = session.agreed.productChanges === 'NOW' ? subscription : undefined;
    const { refundNow: back, unused } = session.agreed.quote;
    const paidBack = back - owed;
    const sale: Sale = {
      subscription: changed,
      orderNumber,
      ...(orderNumber !== undefined && unused > 0 && { credited: unused }),
      ...(paidBack > 0 && { refunded: paidBack }),
      ...(owed > 0 && { owed }),
    };
    if (replaced !== undefined && isUnconfirmed(replaced))
      await confirmOrder(context, { queries, subscription: replaced });
    const name = replaced === undefined ? 'planWaits' : 'planChanged';
    await createSalesMail(context, queries).notify(name, sale);
    if (owed === 0) return undefined;
    const amount = `${toDecimalText({ amount: owed, currency: subscription.currency })} ${subscription.currency}`;
    await addEvent(queries, changed.id, { type: 'OWE_REFUND', at: now, details: amount });
    return { subscriptionId: changed.id, amount };
  });
  outbox.wake();
  if (debt !== undefined)
    log.error('The refund of a change of plan was refused: pay the reader back by hand.', debt);
}

/**
 * Refunds the agreed amount, from the newest payment backwards. A refused part does not move on to an older payment, so that
 * every retry requests the same amounts.
 *
 * @returns the amount that is not refunded and never will be; undefined when the outcome of a refund is unknown
 */
async function payBack(
  { database, payments }: ChangeContext,
  { session, subscription }: Held,
): Promise<number | undefined> {
  let left = session.agreed.quote.refundNow;
  let refused = 0;
  for (const { number, orderNumber, total } of (await listPeriods(database, subscription.id)).toReversed()) {
    const amount = Math.min(left, total);
    if (amount === 0 || orderNumber === undefined) continue;
    const idempotencyKey = `change-${session.hash}-refund-${number}`;
    const outcome = await payments.refund({ orderNumber, amount, idempotencyKey });
    if (outcome === 'unknown') return undefined;
    if (outcome === 'refused') refused += amount;
    left -= amount;
  }
  return refused + left;
}

/** Releases the session and the lease, once: a second process with the same outcome must not release a newer click. */
async function releaseChange({ database }: ChangeContext, { session, subscription }: Held): Promise<void> {
  await database.transaction(async (queries) => {
    const held = await lockSubscription(queries, subscription.id);
    if (held === undefined || !(await releaseSession(queries, session))) return;
    await saveSubscription(queries, { ...held, leaseUntil: undefined });
  });
}

/**
 * Charges or refunds the agreed amount, and makes the change. A refused refund does not stop it.
 *
 * @throws ServiceError 409 when the charge was declined or the bank challenges it, 503 when the outcome of a charge or of a
 *   refund is unknown; the subscription's plan is unchanged then
 */
export async function settleChange(context: ChangeContext, held: Held): Promise<void> {
  const { session, subscription } = held;
  const { charge, plan } = session.agreed;
  if (charge.total > 0) {
    const outcome =
      subscription.orderNumber === undefined
        ? ({ kind: 'needsReader' } as const)
        : await context.payments.chargeReader({
            savedWith: subscription.orderNumber,
            amount: charge.total,
            currency: plan.currency,
            idempotencyKey: changeKey(session),
          });
    switch (outcome.kind) {
      case 'succeeded':
        return finish(context, session.hash, { reference: outcome.reference });
      case 'challenged':
        await markSession(context.database, session.hash, { step: 'challenged', now: context.clock.now() });
        throw new ServiceError(subscriptionRefusals.bankAsks);
      case 'unknown':
        throw new ServiceError(subscriptionRefusals.chargeUnknown);
      case 'declined':
      case 'needsReader':
        await releaseChange(context, held);
        throw new ServiceError(subscriptionRefusals.chargeDeclined);
    }
  }
  const owed = await payBack(context, held);
  if (owed === undefined) throw new ServiceError(subscriptionRefusals.chargeUnknown);
  return finish(context, session.hash, { owed });
}

/**
 * Withdraws a change whose reader has not answered the bank; if the reader has answered meanwhile, the change is made.
 *
 * @throws ServiceError 503 when the provider does not answer: the change stays undecided then
 */
export async function withdrawChange(context: ChangeContext, held: Held): Promise<void> {
  const outcome = await context.payments.withdrawCharge(changeKey(held.session));
  switch (outcome.kind) {
    case 'succeeded':
      return finish(context, held.session.hash, { reference: outcome.reference });
    case 'unknown':
      throw new ServiceError(subscriptionRefusals.chargeUnknown);
    case 'declined':
    case 'needsReader':
      return releaseChange(context, held);
  }
}

/** Returns what the page needs to show the bank's challenge. @throws ServiceError 409 when there is none */
export async function findBankChallenge(
  context: ChangeContext,
  session: ChangeSession,
): Promise<BankChallenge> {
  const isChallenged = session.challengedOn !== undefined && session.finishedOn === undefined;
  const challenge = isChallenged ? await context.payments.findChallenge(changeKey(session)) : undefined;
  if (challenge === undefined) throw new ServiceError(subscriptionRefusals.sessionOver);
  return challenge;
}
