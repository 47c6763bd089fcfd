/** Parses subscriptions. Lists and details name some members differently; here both become one shape. */
import type { SubscriptionStatus } from '../contract/subscriptionCalls.ts';
import { boolean, list, moment, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';
import { readAddress } from './Address.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly SubscriptionStatus[] = [1, 2, 3, 4, 5, 6, 7];

const status: Parser<SubscriptionStatus> = (value) => statuses.find((one) => one === numeric(value));

const readEvent = shape(
  {
    /** The kind of event: `START_SUBSCRIPTION`, `CANCEL_SUBSCRIPTION`, `TERMINATE_SUBSCRIPTION`, or another. */
    eventType: string,
    /** The time of the event, in milliseconds since 1970 like every time here. */
    eventDateUTC: moment,
    details: string,
  },
  ['eventType'],
);

/** Parses an order of a subscription. Amounts are decimals of the major unit; use `toMinorUnits` before any arithmetic. */
const readSalesOrder = shape({
  id: numeric,
  orderNumber: string,
  orderDateUTC: moment,
  status: numeric,
  tax: numeric,
  shipping: numeric,
  total: numeric,
});

const readPayment = shape({
  sku: string,
  /** The currency code by ISO 4217. */
  currency: string,
  tax: numeric,
  total: numeric,
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
    /** Whether another payment method was saved since, which is charged within minutes. */
    hasNewMethod: boolean,
    /** The amount with taxes. */
    total: numeric,
    /** The currency code by ISO 4217. */
    currency: string,
  },
  ['failedOn', 'readsUntil'],
);

/** A charge that has failed and is not paid yet. */
export type FailedCharge = NonNullable<Parsed<typeof readFailedCharge>>;

const readWire = shape(
  {
    subscriptionID: numeric,
    status,
    statusID: status,
    sku: string,
    productName: string,
    priceCode: string,
    /** The number of the current cycle of its price, from 1. */
    currentRetailCycleIDX: numeric,
    /** The time of the next charge, or of the end. */
    nextEventDateUTC: moment,
    /** The next charge; `undefined` when nothing will be charged, or the service does not tell. */
    nextCharge: shape({
      /** The code of its price: another one where a change of plan waits. */
      priceCode: string,
      /** The number of the cycle of that price. */
      currentRetailCycleIDX: numeric,
      /** The amount with taxes. */
      total: numeric,
    }),
    /** The charge that has failed; `undefined` unless one has and is not paid yet. */
    failedCharge: readFailedCharge,
    subscriptionType: numeric,
    clientID: string,
    events: list(readEvent),
    currentPaymentMethod: readPaymentMethod,
    paymentMethod: readPaymentMethod,
    billingAddress: readAddress,
    salesOrders: list(readSalesOrder),
    paymentHistory: list(readPayment),
    /** The redeem code of a gift, sent to its buyer only. */
    redeemCode: string,
    /** The number of people with whom the subscription may be shared. */
    sharesAllowed: numeric,
    /** The name or email address of the person who shares the subscription with the reader. */
    sharedBy: string,
  },
  ['subscriptionID'],
);

export type Subscription = Omit<Parsed<typeof readWire>, 'statusID' | 'paymentMethod'>;

export const readSubscription: Parser<Subscription> = (body) => {
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
export const readSubscriptionID = shape({ subscriptionID: numeric }, ['subscriptionID']);

export type SubscriptionID = Parsed<typeof readSubscriptionID>;
