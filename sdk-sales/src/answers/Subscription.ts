/** Parses subscriptions. Lists and details name some members differently; here both become one shape. */
import type { SubscriptionStatus } from '../contract/subscriptionCalls.ts';
import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';
import { readAddress } from './Address.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly SubscriptionStatus[] = [1, 2, 3, 4, 5, 6, 7];

const status: Reader<SubscriptionStatus> = (value) => statuses.find((one) => one === number(value));

const readEvent = shape(
  {
    /** The kind of event: `START_SUBSCRIPTION`, `CANCEL_SUBSCRIPTION`, `TERMINATE_SUBSCRIPTION`, or another. */
    eventType: text,
    /** The time of the event, in milliseconds since 1970 like every time here. */
    eventDateUTC: moment,
    details: text,
  },
  ['eventType'],
);

/** Parses an order of a subscription. Amounts are decimals of the major unit; use `toMinorUnits` before any arithmetic. */
const readSalesOrder = shape({
  id: number,
  orderNumber: text,
  orderDateUTC: moment,
  status: number,
  tax: number,
  shipping: number,
  total: number,
});

const readPayment = shape({
  sku: text,
  /** The currency code by ISO 4217. */
  currency: text,
  tax: number,
  total: number,
  transactionDate: moment,
  periodFrom: moment,
  periodTo: moment,
});

const readFailedCharge = shape(
  {
    failedOn: moment,
    /** Until when the reader reads without paying. */
    readsUntil: moment,
    /** When it is tried again; `undefined` when only another payment method helps. */
    retriesOn: moment,
    /** The amount with taxes. */
    total: number,
    /** The currency code by ISO 4217. */
    currency: text,
  },
  ['failedOn', 'readsUntil'],
);

/** A charge that has failed and is not paid yet. */
export type FailedCharge = NonNullable<Read<typeof readFailedCharge>>;

const readWire = shape(
  {
    subscriptionID: number,
    status,
    statusID: status,
    sku: text,
    productName: text,
    priceCode: text,
    /** The number of the current cycle of its price, from 1. */
    currentRetailCycleIDX: number,
    /** The time of the next charge, or of the end. */
    nextEventDateUTC: moment,
    /** The next charge; `undefined` when nothing will be charged, or the service does not tell. */
    nextCharge: shape({
      /** The code of its price: another one where a change of plan waits. */
      priceCode: text,
      /** The number of the cycle of that price. */
      currentRetailCycleIDX: number,
      /** The amount with taxes. */
      total: number,
    }),
    /** The charge that has failed; `undefined` unless one has and is not paid yet. */
    failedCharge: readFailedCharge,
    subscriptionType: number,
    clientID: text,
    events: list(readEvent),
    currentPaymentMethod: readPaymentMethod,
    paymentMethod: readPaymentMethod,
    billingAddress: readAddress,
    salesOrders: list(readSalesOrder),
    paymentHistory: list(readPayment),
    /** The redeem code of a gift, sent to its buyer only. */
    redeemCode: text,
    /** The number of people with whom the subscription may be shared. */
    sharesAllowed: number,
    /** The name or email address of the person who shares the subscription with the reader. */
    sharedBy: text,
  },
  ['subscriptionID'],
);

export type Subscription = Omit<Read<typeof readWire>, 'statusID' | 'paymentMethod'>;

export const readSubscription: Reader<Subscription> = (body) => {
  const wire = readWire(body);
  if (wire === undefined) return undefined;
  const { statusID, paymentMethod, ...rest } = wire;
  return {
    ...(statusID && { status: statusID }),
    ...(paymentMethod && { currentPaymentMethod: paymentMethod }),
    ...rest,
  };
};

/** Parses the response of calls that change a subscription. */
export const readSubscriptionID = shape({ subscriptionID: number }, ['subscriptionID']);

export type SubscriptionID = Read<typeof readSubscriptionID>;
