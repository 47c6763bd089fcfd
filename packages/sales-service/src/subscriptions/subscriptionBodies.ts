import type {
  FailedChargeBody,
  PaymentBody,
  PaymentMethodBody,
  SalesOrderBody,
  SubscriptionDetailsBody,
  SubscriptionSummaryBody,
} from '@broadsheet/sdk-sales/contract';
import { toDecimal } from '@broadsheet/service-kit/money';
import type { Order } from '../orders/Order.ts';
import type { PaidPeriod } from './periodStore.ts';
import { toMethodMark } from './toMethodMark.ts';
import { toStatusNumber } from './Subscription.ts';
import type { Subscription, SubscriptionKind } from './Subscription.ts';

/** The payment partners of subscriptions without a saved method; clients do not offer to cancel such subscriptions. */
const PARTNERS: Readonly<Record<SubscriptionKind, string>> = {
  paid: 'Free',
  gift: 'Gift',
  shared: 'Sharing',
  enterprise: 'EmailGroupSubPaymentProvider',
};
const TYPE_NUMBERS: Readonly<Record<SubscriptionKind, number>> = {
  paid: 1,
  gift: 2,
  shared: 3,
  enterprise: 4,
};
const ORDER_STATUS_NUMBERS: Readonly<Record<Order['status'], number>> = {
  Pending: 1,
  PartiallyPaid: 2,
  Paid: 3,
  Cancelled: 4,
};

function methodWithoutCard({ id, kind }: Subscription): PaymentMethodBody {
  return {
    paymentMethodID: id,
    paymentPartner: PARTNERS[kind],
    creditCardType: null,
    firstSix: null,
    lastFour: null,
    expiration: null,
    cardHolderName: null,
  };
}

/** The payment methods that were saved with orders, by order number. */
export type SavedMethods = ReadonlyMap<string, PaymentMethodBody>;

/** Returns the saved method of a paid subscription, otherwise a stand-in that names the kind of the subscription. */
export function paymentMethodBody(subscription: Subscription, methods: SavedMethods): PaymentMethodBody {
  const { kind, orderNumber } = subscription;
  const saved = kind === 'paid' && orderNumber !== undefined ? methods.get(orderNumber) : undefined;
  return saved ?? methodWithoutCard(subscription);
}

/** Returns what is told of a charge that has failed and is not paid yet; nothing unless there is one. */
function describeFailedCharge(
  { state, nextActionAt, quote, currency, orderNumber }: Subscription,
  methods: SavedMethods,
): { readonly failedCharge?: FailedChargeBody } {
  if (state.kind !== 'pastDue') return {};
  const method = orderNumber === undefined ? undefined : methods.get(orderNumber);
  const isNew = method !== undefined && toMethodMark(method) !== state.failedMethod;
  const { firstFailedAt: failedOn, graceEndsAt: readsUntil } = state;
  const retriesOn = nextActionAt !== undefined && nextActionAt < readsUntil ? nextActionAt : undefined;
  return {
    failedCharge: {
      failedOn,
      readsUntil,
      currency,
      ...(retriesOn !== undefined && { retriesOn }),
      ...(isNew && { hasNewMethod: true }),
      ...(quote !== undefined && { total: toDecimal({ amount: quote.total, currency }) }),
    },
  };
}

/** Returns the body of a subscription in a list. */
export function summaryBody(subscription: Subscription, methods: SavedMethods): SubscriptionSummaryBody {
  return {
    subscriptionID: subscription.id,
    statusID: toStatusNumber(subscription.state),
    paymentMethod: paymentMethodBody(subscription, methods),
    productName: subscription.productName,
    sku: subscription.sku,
    ...describeFailedCharge(subscription, methods),
  };
}

function orderBody(order: Order): SalesOrderBody {
  const { currency } = order;
  return {
    id: order.orderId,
    orderNumber: order.orderNumber,
    orderDateUTC: order.createdOn,
    status: ORDER_STATUS_NUMBERS[order.status],
    tax: toDecimal({ amount: order.tax, currency }),
    shipping: toDecimal({ amount: order.shipping, currency }),
    total: toDecimal({ amount: order.total, currency }),
  };
}

function periodBody({ sku, currency, tax, total, paidOn, period }: PaidPeriod): PaymentBody {
  return {
    sku,
    currency,
    tax: toDecimal({ amount: tax, currency }),
    total: toDecimal({ amount: total, currency }),
    transactionDate: paidOn,
    periodFrom: period.startsAt,
    periodTo: period.endsAt,
  };
}

/** The history from which the details of a subscription are made. */
export interface SubscriptionHistory {
  readonly events: SubscriptionDetailsBody['events'];
  readonly periods: readonly PaidPeriod[];
  readonly orders: readonly Order[];
  readonly methods: SavedMethods;
}

/** Returns the moment of the next event: the retry of a charge, the next charge, or the end. */
function getNextEvent({ state, period, nextActionAt }: Subscription): number {
  return state.kind === 'pastDue' ? (nextActionAt ?? state.graceEndsAt) : period.endsAt;
}

/** Returns the body of a subscription's details for its reader. */
export function detailsBody(
  subscription: Subscription,
  { events, periods, orders, methods }: SubscriptionHistory,
): SubscriptionDetailsBody {
  const status = toStatusNumber(subscription.state);
  return {
    subscriptionID: subscription.id,
    clientID: subscription.owner.kind === 'reader' ? subscription.owner.uuid : '',
    subscriptionType: TYPE_NUMBERS[subscription.kind],
    status,
    statusID: status,
    sku: subscription.sku,
    productName: subscription.productName,
    priceCode: subscription.priceCode,
    // The rest of a term that was begun with another plan counts as the cycle before the first, which may be 0.
    currentRetailCycleIDX: Math.max(subscription.cycleIndex, 1),
    nextEventDateUTC: getNextEvent(subscription),
    ...describeFailedCharge(subscription, methods),
    events,
    currentPaymentMethod: paymentMethodBody(subscription, methods),
    billingAddress: subscription.billingAddress,
    salesOrders: orders.map(orderBody),
    paymentHistory: periods.map(periodBody),
  };
}
