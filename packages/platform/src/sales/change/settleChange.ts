/** How a claimed change ends: it is charged, booked in one transaction, let go, or waits for what the bank asks. */
import type { Queries } from '../../database/Database.ts';
import { toNoticeTime } from '../billing/notices.ts';
import { SalesError } from '../http/SalesError.ts';
import type { BankChallenge } from '../payments/Payments.ts';
import { insertRenewalOrder } from '../renewals/bookTerm.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { insertPeriod, listPeriods } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { lockSession, markSession, releaseSession } from './changeSession.ts';
import type { AgreedChange, ChangeSession } from './changeSession.ts';

export type ChangeContext = Pick<SalesContext, 'database' | 'site' | 'clock' | 'log' | 'payments'>;

/** A session that a click has claimed, and the subscription that it holds. */
export interface Held {
  readonly session: ChangeSession;
  readonly subscription: Subscription;
}

/** The same for every try of the same click: a click after a refusal is another charge. */
const chargeKey = ({ hash, attempt }: ChangeSession): string => `change-${hash}-${attempt}`;

/** What the change makes of the subscription, and what its first period is worth. */
function applyChange(
  subscription: Subscription,
  { plan, quote, period, productChanges }: AgreedChange,
): Subscription {
  const rested = { ...subscription, leaseUntil: undefined };
  if (productChanges === 'END_OF_CURRENT_TERM') return { ...rested, change: plan };
  const begun = quote.startsNewTerm
    ? { period, cyclesFrom: period.startsAt, cycleIndex: 1 }
    : {
        period: { startsAt: quote.takesEffectAt, endsAt: subscription.period.endsAt },
        // The rest of the term stands before the first cycle of the new price.
        cyclesFrom: subscription.period.endsAt,
        cycleIndex: 0,
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
): Promise<void> {
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
      idempotencyKey: chargeKey(session),
    });
  }
  await insertPeriod(queries, {
    subscriptionId: changed.id,
    number: changed.periodNumber,
    cycleIndex: Math.max(changed.cycleIndex, 1),
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
}

async function finish(context: ChangeContext, hash: string, reference: string | undefined): Promise<void> {
  const { database, clock } = context;
  await database.transaction(async (queries) => {
    const session = await lockSession(queries, hash);
    if (session === undefined || session.finishedOn !== undefined) return;
    const subscription = await lockSubscription(queries, session.subscriptionId);
    if (subscription === undefined) return;
    const now = clock.now();
    const changed = applyChange(subscription, session.agreed);
    await saveSubscription(queries, changed);
    if (session.agreed.productChanges === 'NOW')
      await bookPeriod(context, queries, { session, changed, reference });
    await addEvent(queries, changed.id, {
      type: 'CHANGE_SUBSCRIPTION',
      at: now,
      details: session.agreed.plan.priceCode,
    });
    await markSession(queries, hash, { step: 'finished', now });
  });
}

/** Gives the reader's money back, from the newest payment on. @returns false when the provider did not take a request */
async function payBack(
  { database, payments }: ChangeContext,
  { session, subscription }: Held,
): Promise<boolean> {
  let left = session.agreed.quote.refundNow;
  for (const { number, orderNumber, total } of (await listPeriods(database, subscription.id)).toReversed()) {
    const amount = Math.min(left, total);
    if (amount === 0 || orderNumber === undefined) continue;
    const idempotencyKey = `change-${session.hash}-refund-${number}`;
    if (!(await payments.refund({ orderNumber, amount, idempotencyKey }))) return false;
    left -= amount;
  }
  return true;
}

/** Takes the click back, once: whoever comes second with the same news must not let a newer click go. */
async function letGo({ database }: ChangeContext, { session, subscription }: Held): Promise<void> {
  await database.transaction(async (queries) => {
    const held = await lockSubscription(queries, subscription.id);
    if (held === undefined || !(await releaseSession(queries, session))) return;
    await saveSubscription(queries, { ...held, leaseUntil: undefined });
  });
}

/**
 * Charges and pays back what was agreed, and makes the change.
 *
 * @throws SalesError 409 when nothing was charged, and nothing is changed
 */
export async function settleChange(context: ChangeContext, held: Held): Promise<void> {
  const { session, subscription } = held;
  const { charge, quote, plan } = session.agreed;
  if (charge.total > 0) {
    const outcome =
      subscription.orderNumber === undefined
        ? ({ kind: 'needsReader' } as const)
        : await context.payments.chargeReader({
            savedWith: subscription.orderNumber,
            amount: charge.total,
            currency: plan.currency,
            idempotencyKey: chargeKey(session),
          });
    switch (outcome.kind) {
      case 'succeeded':
        return finish(context, session.hash, outcome.reference);
      case 'challenged':
        await markSession(context.database, session.hash, { step: 'challenged', now: context.clock.now() });
        throw new SalesError(subscriptionRefusals.bankAsks);
      case 'unknown':
        throw new SalesError(subscriptionRefusals.chargeUnknown);
      case 'declined':
      case 'needsReader':
        await letGo(context, held);
        throw new SalesError(subscriptionRefusals.chargeDeclined);
    }
  }
  if (quote.refundNow > 0 && !(await payBack(context, held))) {
    throw new SalesError(subscriptionRefusals.chargeUnknown);
  }
  return finish(context, session.hash, undefined);
}

/**
 * Gives up a change whose reader has not answered the bank. A reader who was faster has changed.
 *
 * @throws SalesError 503 when the provider does not answer: nothing is decided then
 */
export async function withdrawChange(context: ChangeContext, held: Held): Promise<void> {
  const outcome = await context.payments.withdrawCharge(chargeKey(held.session));
  switch (outcome.kind) {
    case 'succeeded':
      return finish(context, held.session.hash, outcome.reference);
    case 'unknown':
      throw new SalesError(subscriptionRefusals.chargeUnknown);
    case 'declined':
    case 'needsReader':
      return letGo(context, held);
  }
}

/** What the page needs to let its reader answer. @throws SalesError 409 when the bank asks nothing */
export async function findBankChallenge(
  context: ChangeContext,
  session: ChangeSession,
): Promise<BankChallenge> {
  const isAsked = session.challengedOn !== undefined && session.finishedOn === undefined;
  const challenge = isAsked ? await context.payments.findChallenge(chargeKey(session)) : undefined;
  if (challenge === undefined) throw new SalesError(subscriptionRefusals.sessionOver);
  return challenge;
}
