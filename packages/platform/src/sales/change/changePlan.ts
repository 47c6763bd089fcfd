/**
 * Carries out a change of plan as it was shown. The click claims the session and holds the subscription, the provider is
 * asked outside of any transaction, and the outcome is booked in one: whichever process is killed when, the next billing
 * run finishes it with the same idempotency key.
 */
import type { SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '../../database/Database.ts';
import { toNoticeTime } from '../billing/notices.ts';
import { SalesError } from '../http/SalesError.ts';
import { describeFailure } from '../../identity/http/describeFailure.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { insertRenewalOrder } from '../renewals/bookTerm.ts';
import { LEASE_MS } from '../renewals/claimDue.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { insertPeriod, listPeriods } from '../subscriptions/periodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { hashSession, listUnfinished, lockSession, markSession, releaseSession } from './changeSession.ts';
import type { AgreedChange, ChangeSession } from './changeSession.ts';
import { requireChangeable } from './quoteChange.ts';

/** How long a preview may be acted on, in milliseconds. */
const GOOD_FOR_MS = 60 * 60_000;

export type ChangeContext = Pick<SalesContext, 'database' | 'site' | 'clock' | 'log' | 'payments'>;

interface Held {
  readonly session: ChangeSession;
  readonly subscription: Subscription;
}

async function claimSession(
  queries: Queries,
  { hash, owner, now }: { readonly hash: string; readonly owner: SalesReader; readonly now: number },
): Promise<Held> {
  const session = await lockSession(queries, hash);
  const subscription =
    session === undefined ? undefined : await lockSubscription(queries, session.subscriptionId);
  if (session === undefined || subscription === undefined || !isSameReader(subscription.owner, owner)) {
    throw new SalesError(subscriptionRefusals.sessionOver);
  }
  if (session.finishedOn !== undefined) return { session, subscription };
  requireChangeable(subscription);
  const isOld = session.createdOn + GOOD_FOR_MS <= now;
  if (isOld || session.agreed.periodNumber !== subscription.periodNumber) {
    throw new SalesError(subscriptionRefusals.sessionOver);
  }
  await markSession(queries, hash, { step: 'claimed', now });
  const held: Subscription = { ...subscription, leaseUntil: now + LEASE_MS };
  await saveSubscription(queries, held);
  return { session: { ...session, claimedOn: now }, subscription: held };
}

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

async function letGo({ database }: ChangeContext, { session, subscription }: Held): Promise<void> {
  await database.transaction(async (queries) => {
    const held = await lockSubscription(queries, subscription.id);
    if (held === undefined) return;
    await saveSubscription(queries, { ...held, leaseUntil: undefined });
    await releaseSession(queries, session.hash);
  });
}

/** @throws SalesError 409 when nothing was charged, and nothing is changed */
async function settle(context: ChangeContext, held: Held): Promise<void> {
  const { session, subscription } = held;
  const { charge, quote, plan } = session.agreed;
  if (charge.total > 0) {
    const outcome =
      subscription.orderNumber === undefined
        ? ({ kind: 'needsReader' } as const)
        : await context.payments.chargeSavedMethod({
            savedWith: subscription.orderNumber,
            amount: charge.total,
            currency: plan.currency,
            idempotencyKey: `change-${session.hash}-${session.attempt}`,
          });
    switch (outcome.kind) {
      case 'succeeded':
        return finish(context, session.hash, outcome.reference);
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
 * Makes the change that was shown; the same session again answers the same and does nothing twice.
 *
 * @throws SalesError 409 for a preview that is too old or does not fit any more, and when the charge was declined
 */
export async function changePlan(
  context: ChangeContext,
  { sessionId, owner }: { readonly sessionId: string; readonly owner: SalesReader },
): Promise<SubscriptionChangeBody> {
  const hash = hashSession(sessionId);
  const now = context.clock.now();
  const held = await context.database.transaction((queries) => claimSession(queries, { hash, owner, now }));
  if (held.session.finishedOn === undefined) await settle(context, held);
  return { ...held.session.agreed.answer, sessionId };
}

/** Finishes changes whose process was killed, or whose provider did not answer. */
export async function resumeChanges(context: ChangeContext): Promise<void> {
  const { database, clock, log } = context;
  const now = clock.now();
  for (const hash of await listUnfinished(database, now)) {
    const held = await database.transaction(async (queries): Promise<Held | undefined> => {
      const session = await lockSession(queries, hash);
      const subscription =
        session === undefined ? undefined : await lockSubscription(queries, session.subscriptionId);
      if (session === undefined || subscription === undefined || session.finishedOn !== undefined)
        return undefined;
      await saveSubscription(queries, { ...subscription, leaseUntil: now + LEASE_MS });
      return { session, subscription };
    });
    try {
      if (held !== undefined) await settle(context, held);
    } catch (error) {
      if (!(error instanceof SalesError))
        log.error('Finishing a change of plan failed.', describeFailure(error));
    }
  }
}
