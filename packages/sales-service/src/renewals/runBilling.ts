/**
 * Runs billing once: handles all due subscriptions, one after the other. Any number of processes may run it concurrently,
 * and be killed at any moment; see `lockDue.ts`.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { describeFailure } from '@broadsheet/service-kit/http';
import type { ChargeOutcome } from '../payments/Payments.ts';
import type { SalesContext } from '../SalesContext.ts';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import type { PeriodQuote, Subscription } from '../subscriptions/Subscription.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { bookFailure, bookTerm } from './bookTerm.ts';
import { findChargeKey, parseChargeKey } from './chargeKey.ts';
import { LEASE_MS, lockDue } from './lockDue.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { confirmOrder, isUnconfirmed } from './confirmOrder.ts';
import { readMethodMark, retryWithNewMethods } from './retryWithNewMethods.ts';
import { sendNotices } from './sendNotices.ts';
import { nextTerm } from '../subscriptions/nextTerm.ts';
import type { Term } from '../subscriptions/nextTerm.ts';
import { quoteTerm } from '../subscriptions/quoteTerm.ts';

export type BillingContext = Pick<
  SalesContext,
  'database' | 'site' | 'clock' | 'log' | 'payments' | 'outbox' | 'siteUrl' | 'keys'
>;

/** The numbers of subscriptions that a run renewed, failed to charge or ended, and of notices that it queued. */
export interface BillingReport {
  readonly renewed: number;
  readonly failed: number;
  readonly ended: number;
  readonly notices: number;
}

/** The result for one subscription. */
export type BillingStep =
  | {
      readonly kind: 'renewed';
      readonly subscription: Subscription;
      readonly orderNumber: string;
      /** Whether an earlier attempt at the charge had failed. */
      readonly isRepaired: boolean;
    }
  | { readonly kind: 'failed'; readonly subscription: Subscription; readonly quote: PeriodQuote }
  | {
      readonly kind: 'ended';
      readonly subscription: Subscription;
      readonly why: 'cancelled' | 'unpaid' | 'expired';
    }
  /** The provider did not answer, or another run has booked the outcome. */
  | { readonly kind: 'waiting' };

interface Claim {
  readonly kind: 'charge';
  readonly subscription: Subscription;
  readonly term: Term;
  readonly quote: PeriodQuote;
}

const findKey = (
  queries: Queries,
  { subscription: { id, attempt }, term }: Claim,
  { site, keys }: Pick<BillingContext, 'site' | 'keys'>,
) => findChargeKey(queries, { id, periodNumber: term.periodNumber, attempt: attempt + 1 }, { site, keys });

async function charge(
  { payments }: BillingContext,
  { claim, idempotencyKey }: { readonly claim: Claim; readonly idempotencyKey: string },
): Promise<ChargeOutcome> {
  const { quote, term } = claim;
  const { orderNumber } = claim.subscription;
  if (orderNumber === undefined) return { kind: 'needsReader' };
  return payments.chargeSavedMethod({
    savedWith: orderNumber,
    amount: quote.total,
    currency: term.currency,
    idempotencyKey,
  });
}

interface DueSubscription {
  readonly queries: Queries;
  readonly site: string;
  readonly now: number;
}

/** Ends a locked subscription that is due, renews it for nothing, or claims its charge. */
async function claimDue(
  { queries, site, now }: DueSubscription,
  subscription: Subscription,
): Promise<Claim | BillingStep> {
  const { state } = subscription;
  const end = async (why: 'cancelled' | 'unpaid' | 'expired'): Promise<BillingStep> => ({
    kind: 'ended',
    why,
    subscription: await endSubscription(queries, subscription, { now, details: why }),
  });
  // An expired lease was left by a killed run, whose charge may have been made, so that charge is settled first.
  const isSettled = subscription.leaseUntil === undefined;
  if (isSettled && state.kind === 'cancelled') return end('cancelled');
  if (isSettled && state.kind === 'pastDue' && now >= state.graceEndsAt) return end('unpaid');
  const term = nextTerm(subscription);
  if (term === undefined) return end('expired');
  const quote = subscription.quote ?? (await quoteTerm({ queries, site }, subscription, { term }));
  if (quote.total === 0) {
    const { renewed, orderNumber } = await bookTerm(queries, subscription, { site, now, term, quote });
    return { kind: 'renewed', subscription: renewed, orderNumber, isRepaired: state.kind === 'pastDue' };
  }
  const held: Subscription = { ...subscription, quote, leaseUntil: now + LEASE_MS };
  await saveSubscription(queries, held);
  return { kind: 'charge', subscription: held, term, quote };
}

/** The error of a subscription that could not be claimed, such as one whose stored price cannot be read. */
class ClaimError extends Error {
  override readonly name = 'ClaimError';
  readonly id: number;

  constructor(id: number, cause: unknown) {
    super(`Subscription ${id} cannot be billed.`, { cause });
    this.id = id;
  }
}

interface Run {
  readonly now: number;
  /** The ids of subscriptions that could not be claimed in this run. */
  readonly failed: number[];
}

/** @throws ClaimError with the id of a subscription that cannot be claimed */
async function claimFirst(
  context: BillingContext,
  { now, failed }: Run,
): Promise<Claim | BillingStep | undefined> {
  const { database, site } = context;
  return database.transaction(async (queries) => {
    const found = await lockDue({ queries, site, now, except: failed });
    if (found === undefined) return undefined;
    try {
      const claimed = await claimDue({ queries, site, now }, found);
      // Billing may have stood still since the order; what follows would take the place of its confirmation.
      if (isUnconfirmed(found)) await confirmOrder(context, { queries, subscription: found });
      if (claimed.kind !== 'charge') await notifyOfStep(context, queries, claimed);
      return claimed;
    } catch (error) {
      throw new ClaimError(found.id, error);
    }
  });
}

/**
 * Claims the next due subscription. One that cannot be claimed is logged and left out, so that it does not stop the others.
 */
async function claimNext(context: BillingContext, run: Run): Promise<Claim | BillingStep | undefined> {
  for (;;) {
    try {
      return await claimFirst(context, run);
    } catch (error) {
      if (!(error instanceof ClaimError)) throw error;
      run.failed.push(error.id);
      context.log.error('A subscription cannot be billed: restore its row.', {
        ...describeFailure(error.cause),
        subscriptionId: error.id,
      });
    }
  }
}

/** A claim whose provider has answered. */
interface Charged {
  readonly claim: Claim;
  readonly outcome: Exclude<ChargeOutcome, { readonly kind: 'unknown' }>;
  readonly failedMethod: string;
  readonly idempotencyKey: string;
}

/** Returns whether the outcome of a claim is still to be booked. */
function isCurrent(subscription: Subscription, { subscription: claimed }: Claim): boolean {
  return subscription.periodNumber === claimed.periodNumber && subscription.attempt === claimed.attempt;
}

/** Books the outcome of a charge, unless another run has booked it. */
async function bookOutcome(
  { site, clock, payments }: BillingContext,
  queries: Queries,
  { claim, outcome, failedMethod, idempotencyKey }: Charged,
): Promise<BillingStep> {
  const { term, quote } = claim;
  const now = clock.now();
  const subscription = await lockSubscription(queries, claim.subscription.id);
  if (subscription === undefined || !isCurrent(subscription, claim)) return { kind: 'waiting' };
  if (outcome.kind !== 'succeeded') {
    const failed = await bookFailure(queries, subscription, { failure: outcome.kind, failedMethod, now });
    return failed.state.kind === 'terminated'
      ? { kind: 'ended', why: 'unpaid', subscription: failed }
      : { kind: 'failed', subscription: failed, quote };
  }
  const { renewed, orderNumber } = await bookTerm(queries, subscription, { site, now, term, quote });
  const savedWith = subscription.orderNumber ?? orderNumber;
  await payments.bookCharge(queries, {
    orderNumber,
    savedWith,
    reference: outcome.reference,
    idempotencyKey,
  });
  const isRepaired = subscription.state.kind === 'pastDue';
  return { kind: 'renewed', subscription: renewed, orderNumber, isRepaired };
}

/** Charges a claim, and books the outcome and queues its mail in one transaction. */
async function settle(context: BillingContext, claim: Claim): Promise<BillingStep> {
  const { database } = context;
  const failedMethod = await readMethodMark(context, claim.subscription);
  const idempotencyKey = await findKey(database, claim, context);
  const outcome = await charge(context, { claim, idempotencyKey });
  if (outcome.kind === 'unknown') return { kind: 'waiting' };
  const step = await database.transaction(async (queries) => {
    const booked = await bookOutcome(context, queries, { claim, outcome, failedMethod, idempotencyKey });
    await notifyOfStep(context, queries, booked);
    return booked;
  });
  context.outbox.wake();
  return step;
}

/** Queues the mail about a step in the transaction that books it. */
async function notifyOfStep(context: BillingContext, queries: Queries, step: BillingStep): Promise<void> {
  const mail = createSalesMail(context, queries);
  switch (step.kind) {
    case 'renewed': {
      const name = step.isRepaired ? 'mended' : 'renewed';
      await mail.notify(name, step, String(step.subscription.periodNumber));
      return;
    }
    case 'failed': {
      const { subscription, quote } = step;
      const event = `${subscription.periodNumber} ${subscription.attempt}`;
      await mail.notify('paymentFailed', { subscription, due: quote.total }, event);
      return;
    }
    case 'ended':
      // A reader who cancelled got a mail with the last day then.
      if (step.why !== 'cancelled')
        await mail.notify(step.why === 'unpaid' ? 'endedUnpaid' : 'ended', {
          subscription: step.subscription,
          endedOn: context.clock.now(),
        });
      return;
    case 'waiting':
  }
}

/** Finds the claim of a renewal whose charge was started with a key and is not booked yet. */
function findClaim(context: BillingContext, key: string): Promise<Claim | undefined> {
  return context.database.transaction(async (queries) => {
    const id = await parseChargeKey(queries, key, context);
    const subscription = id === undefined ? undefined : await lockSubscription(queries, id);
    if (subscription?.leaseUntil === undefined || subscription.quote === undefined) return undefined;
    const term = nextTerm(subscription);
    if (term === undefined) return undefined;
    const claim: Claim = { kind: 'charge', subscription, term, quote: subscription.quote };
    return (await findKey(queries, claim, context)) === key ? claim : undefined;
  });
}

/**
 * Books a renewal whose charge was made with a key, whichever process began it, also while that process is still at work:
 * the same charge is requested again, and the process that comes second finds it booked.
 */
export async function bookRenewal(context: BillingContext, key: string): Promise<void> {
  const claim = await findClaim(context, key);
  if (claim !== undefined) await settle(context, claim);
}

/**
 * Renews, retries and ends due subscriptions, and queues due notices; the outbox delivers them. Resolves when nothing is due
 * any more. An error with one subscription is logged, and the others are handled; it is tried again in the next run, after
 * its lease has expired.
 *
 * @param stopping ends the run after the subscription that is under way; the others stay due
 */
export async function runBilling(context: BillingContext, stopping?: AbortSignal): Promise<BillingReport> {
  const counts = { renewed: 0, failed: 0, ended: 0, waiting: 0 };
  await retryWithNewMethods(context, stopping);
  const now = context.clock.now();
  const run: Run = { now, failed: [] };
  const isStopped = (): boolean => stopping?.aborted === true;
  while (!isStopped()) {
    const claimed = await claimNext(context, run);
    if (claimed === undefined) break;
    try {
      const step = claimed.kind === 'charge' ? await settle(context, claimed) : claimed;
      counts[step.kind] += 1;
    } catch (error) {
      context.log.error('Renewing a subscription failed.', describeFailure(error));
    }
  }
  const { waiting: _waiting, ...done } = counts;
  const notices = await sendNotices(context, stopping);
  context.outbox.wake();
  return { ...done, notices };
}
