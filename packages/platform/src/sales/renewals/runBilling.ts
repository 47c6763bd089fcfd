/**
 * One run of billing: everything whose time has come, one subscription after the other. Any number of processes may run
 * it at once, and be killed at any moment; see `claimDue.ts`.
 */
import { describeFailure } from '../../identity/http/describeFailure.ts';
import type { ChargeOutcome } from '../payments/Payments.ts';
import type { SalesContext } from '../SalesContext.ts';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import { paymentMethodBody } from '../subscriptions/subscriptionBodies.ts';
import type { PeriodQuote, Subscription } from '../subscriptions/Subscription.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { bookFailure, bookTerm } from './bookTerm.ts';
import { LEASE_MS, lockDue } from './claimDue.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { readMethodMark, retryWithNewMethods } from './retryWithNewMethods.ts';
import { sendNotices } from './sendNotices.ts';
import { nextTerm } from './nextTerm.ts';
import type { Term } from './nextTerm.ts';
import { quoteTerm } from './quoteTerm.ts';

export type BillingContext = Pick<
  SalesContext,
  'database' | 'site' | 'clock' | 'log' | 'payments' | 'tasks' | 'mailer' | 'siteUrl' | 'secret'
>;

/** What a run did. */
export interface BillingReport {
  readonly renewed: number;
  readonly failed: number;
  readonly ended: number;
  readonly notices: number;
}

/** What was done with one subscription. */
export type BillingStep =
  | { readonly kind: 'renewed'; readonly subscription: Subscription; readonly orderNumber: string }
  | { readonly kind: 'failed'; readonly subscription: Subscription; readonly quote: PeriodQuote }
  | {
      readonly kind: 'ended';
      readonly subscription: Subscription;
      readonly why: 'cancelled' | 'unpaid' | 'expired';
    }
  /** The provider did not answer, or another run was faster. */
  | { readonly kind: 'waiting' };

interface Claim {
  readonly kind: 'charge';
  readonly subscription: Subscription;
  readonly term: Term;
  readonly quote: PeriodQuote;
}

/** The same for every try of the same attempt. */
const chargeKey = ({ subscription: { id, attempt }, term }: Claim): string =>
  `subscription-${id}-period-${term.periodNumber}-attempt-${attempt + 1}`;

async function charge({ payments }: BillingContext, claim: Claim): Promise<ChargeOutcome> {
  const { quote, term } = claim;
  const { orderNumber } = claim.subscription;
  if (orderNumber === undefined) return { kind: 'needsReader' };
  return payments.chargeSavedMethod({
    savedWith: orderNumber,
    amount: quote.total,
    currency: term.currency,
    idempotencyKey: chargeKey(claim),
  });
}

async function claimNext(context: BillingContext, now: number): Promise<Claim | BillingStep | undefined> {
  const { database, site } = context;
  return database.transaction(async (queries) => {
    const subscription = await lockDue({ queries, site, now });
    if (subscription === undefined) return undefined;
    const { state } = subscription;
    const end = async (why: 'cancelled' | 'unpaid' | 'expired'): Promise<BillingStep> => ({
      kind: 'ended',
      why,
      subscription: await endSubscription(queries, subscription, { now, details: why }),
    });
    // A lease that ran out belongs to a run that was killed: its charge may have been made, so it is settled first.
    const isSettled = subscription.leaseUntil === undefined;
    if (isSettled && state.kind === 'cancelled') return end('cancelled');
    if (isSettled && state.kind === 'pastDue' && now >= state.graceEndsAt) return end('unpaid');
    const term = nextTerm(subscription);
    if (term === undefined) return end('expired');
    const quote = subscription.quote ?? (await quoteTerm({ queries, site }, subscription, { term }));
    if (quote.total === 0) {
      const { renewed, orderNumber } = await bookTerm(queries, subscription, { site, now, term, quote });
      return { kind: 'renewed', subscription: renewed, orderNumber };
    }
    const held: Subscription = { ...subscription, quote, leaseUntil: now + LEASE_MS };
    await saveSubscription(queries, held);
    return { kind: 'charge', subscription: held, term, quote };
  });
}

/** Whether the claim is still the one that is to be booked. */
function isCurrent(subscription: Subscription, { subscription: claimed }: Claim): boolean {
  return subscription.periodNumber === claimed.periodNumber && subscription.attempt === claimed.attempt;
}

async function settle(context: BillingContext, claim: Claim): Promise<BillingStep> {
  const { database, site, clock, payments } = context;
  const { term, quote } = claim;
  const failedMethod = await readMethodMark(context, claim.subscription);
  const outcome = await charge(context, claim);
  if (outcome.kind === 'unknown') return { kind: 'waiting' };
  return database.transaction(async (queries): Promise<BillingStep> => {
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
      idempotencyKey: chargeKey(claim),
    });
    return { kind: 'renewed', subscription: renewed, orderNumber };
  });
}

async function findMethodId(
  { database, payments }: BillingContext,
  subscription: Subscription,
): Promise<number> {
  const { orderNumber } = subscription;
  const methods = await payments.listSavedMethods(database, orderNumber === undefined ? [] : [orderNumber]);
  return paymentMethodBody(subscription, methods).paymentMethodID;
}

/** Tells the reader. Mails follow in the background: a mailbox that is full holds no renewal up. */
function tell(context: BillingContext, step: BillingStep): void {
  const mail = createSalesMail(context);
  const { tasks } = context;
  switch (step.kind) {
    case 'renewed':
      tasks.run('Mailing a receipt', () => mail.sendReceipt(step.subscription, step.orderNumber));
      return;
    case 'failed':
      tasks.run('Mailing a failed payment', async () => {
        const paymentMethodId = await findMethodId(context, step.subscription);
        const { state } = step.subscription;
        const graceEndsAt = state.kind === 'pastDue' ? state.graceEndsAt : step.subscription.period.endsAt;
        const { total } = step.quote;
        await mail.sendPaymentFailed(step.subscription, { total, paymentMethodId, graceEndsAt });
      });
      return;
    case 'ended':
      // Who cancelled was told the day then.
      if (step.why !== 'cancelled') tasks.run('Mailing an end', () => mail.sendEnded(step.subscription));
      return;
    case 'waiting':
  }
}

/**
 * Renews, retries and ends what is due, and says what has to be said before a charge. Resolves when nothing is due any
 * more. A failure with one subscription is logged, and the others go on: its lease lets it be tried again in two minutes.
 */
export async function runBilling(context: BillingContext): Promise<BillingReport> {
  const counts = { renewed: 0, failed: 0, ended: 0, waiting: 0 };
  await retryWithNewMethods(context);
  const now = context.clock.now();
  for (;;) {
    const claimed = await claimNext(context, now);
    if (claimed === undefined) break;
    try {
      const step = claimed.kind === 'charge' ? await settle(context, claimed) : claimed;
      counts[step.kind] += 1;
      tell(context, step);
    } catch (error) {
      context.log.error('Renewing a subscription failed.', describeFailure(error));
    }
  }
  const { waiting: _waiting, ...done } = counts;
  return { ...done, notices: await sendNotices(context) };
}
