/** Books the outcome of a charge in one transaction: a paid term with its order, or a failure with the next attempt. */
import { toNoticeTime } from '../billing/notices.ts';
import { planRetry } from '../billing/retrySchedule.ts';
import type { ChargeFailure } from '../billing/retrySchedule.ts';
import type { Queries } from '@broadsheet/service-kit/database';
import type { NewOrder, OrderItem } from '../orders/Order.ts';
import { insertOrder, markPaid } from '../orders/orderStore.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import { insertPeriod } from '../subscriptions/periodStore.ts';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import { endExtraShares } from '../subscriptions/endExtraShares.ts';
import type { PeriodQuote, Subscription } from '../subscriptions/Subscription.ts';
import { saveSubscription } from '../subscriptions/subscriptionStore.ts';
import type { Term } from '../subscriptions/nextTerm.ts';

/** A paid term to be booked. */
export interface PaidTermBooking {
  readonly site: string;
  readonly now: number;
  readonly term: Term;
  readonly quote: PeriodQuote;
}

function renewalItem({ quantity }: Subscription, term: Term, quote: PeriodQuote): OrderItem {
  const { sku, priceCode, productName, unitPrice, price } = term;
  const { subtotal, tax, total, taxLines } = quote;
  return {
    sku,
    priceCode,
    quantity,
    name: productName,
    shortDescription: undefined,
    firstCycle: term.cycleIndex,
    unitPrice,
    subtotal,
    tax,
    total,
    taxLines,
    price,
  };
}

function renewalOrder(subscription: Subscription, { now, term, quote }: PaidTermBooking): NewOrder {
  const { subtotal, tax, total } = quote;
  return {
    owner: subscription.owner,
    type: 'Renewal',
    currency: term.currency,
    subtotal,
    tax,
    shipping: 0,
    total,
    items: [renewalItem(subscription, term, quote)],
    contact: subscription.contact,
    billingAddress: subscription.billingAddress,
    shippingAddress: undefined,
    now,
    idempotencyKey: `renewal-${subscription.id}-${term.periodNumber}`,
    contentHash: `renewal-${subscription.id}-${term.periodNumber}`,
  };
}

/** Stores the order of a renewal as paid. @returns its number. @throws Error when the period is booked already */
export async function insertRenewalOrder(
  queries: Queries,
  subscription: Subscription,
  booking: PaidTermBooking,
): Promise<string> {
  const order = await insertOrder(queries, booking.site, renewalOrder(subscription, booking));
  if (order === undefined)
    throw new Error(`Period ${booking.term.periodNumber} of a subscription was booked before.`);
  await markPaid(queries, order.orderNumber, { now: booking.now, subscriptionIds: [subscription.id] });
  return order.orderNumber;
}

/** Books a paid term and begins it. Lock the subscription first, in the same transaction. */
export async function bookTerm(
  queries: Queries,
  subscription: Subscription,
  booking: PaidTermBooking,
): Promise<{ readonly renewed: Subscription; readonly orderNumber: string }> {
  const { term, quote, now } = booking;
  const orderNumber = await insertRenewalOrder(queries, subscription, booking);
  const { unitPrice: _unitPrice, ...begun } = term;
  const renewed: Subscription = {
    ...subscription,
    ...begun,
    state: { kind: 'active' },
    nextActionAt: term.period.endsAt,
    noticeAt: toNoticeTime(term.period.endsAt),
    attempt: 0,
    leaseUntil: undefined,
    quote: undefined,
    change: undefined,
  };
  await saveSubscription(queries, renewed);
  await insertPeriod(queries, {
    subscriptionId: subscription.id,
    number: term.periodNumber,
    cycleIndex: term.cycleIndex,
    sku: term.sku,
    priceCode: term.priceCode,
    period: term.period,
    currency: term.currency,
    tax: quote.tax,
    total: quote.total,
    worth: quote.total,
    orderNumber,
    paidOn: now,
  });
  await addEvent(queries, subscription.id, { type: 'RENEW_SUBSCRIPTION', at: now });
  if (term.sku !== subscription.sku) await endExtraShares(queries, renewed, booking);
  return { renewed, orderNumber };
}

/** A failed charge to be booked. */
export interface FailureBooking {
  readonly failure: ChargeFailure;
  /** The mark of the method that was charged; see `toMethodMark`. */
  readonly failedMethod: string;
  readonly now: number;
}

/**
 * Books a failed charge: schedules the next attempt, or ends the subscription after the grace period. Lock the subscription
 * first, in the same transaction.
 */
export async function bookFailure(
  queries: Queries,
  subscription: Subscription,
  { failure, failedMethod, now }: FailureBooking,
): Promise<Subscription> {
  const { state, attempt } = subscription;
  const firstFailedAt = state.kind === 'pastDue' ? state.firstFailedAt : now;
  await addEvent(queries, subscription.id, { type: 'FAIL_RENEWAL', at: now, details: failure });
  const step = planRetry({ failure, firstFailedAt, now });
  if (step.kind === 'terminate') {
    return endSubscription(queries, { ...subscription, leaseUntil: undefined }, { now, details: 'unpaid' });
  }
  const failed: Subscription = {
    ...subscription,
    state: { kind: 'pastDue', firstFailedAt, graceEndsAt: step.graceEndsAt, failedMethod },
    nextActionAt: step.kind === 'retry' ? step.at : step.graceEndsAt,
    attempt: attempt + 1,
    leaseUntil: undefined,
  };
  await saveSubscription(queries, failed);
  return failed;
}
