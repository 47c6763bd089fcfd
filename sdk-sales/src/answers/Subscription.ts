/** Lists tell of a subscription under other names than its details; both become one here. */
import type { SubscriptionStatus } from '../contract/subscriptionCalls.ts';
import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';
import { readAddress } from './Address.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly SubscriptionStatus[] = [1, 2, 3, 4, 5, 6, 7];

const status: Reader<SubscriptionStatus> = (value) => statuses.find((one) => one === number(value));

const readEvent = shape(
  {
    /** `START_SUBSCRIPTION`, `CANCEL_SUBSCRIPTION`, `TERMINATE_SUBSCRIPTION`, or another. */
    eventType: text,
    /** Milliseconds since 1970, as every moment here. */
    eventDateUTC: moment,
    details: text,
  },
  ['eventType'],
);

/** Amounts are decimals of the major unit; `toMinorUnits` before any arithmetic. */
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
  /** ISO 4217. */
  currency: text,
  tax: number,
  total: number,
  transactionDate: moment,
  periodFrom: moment,
  periodTo: moment,
});

const readWire = shape(
  {
    subscriptionID: number,
    status,
    statusID: status,
    sku: text,
    productName: text,
    priceCode: text,
    /** Which cycle of its price it is in, from 1. */
    currentRetailCycleIDX: number,
    /** When it is charged next, or ends. */
    nextEventDateUTC: moment,
    subscriptionType: number,
    clientID: text,
    events: list(readEvent),
    currentPaymentMethod: readPaymentMethod,
    paymentMethod: readPaymentMethod,
    billingAddress: readAddress,
    salesOrders: list(readSalesOrder),
    paymentHistory: list(readPayment),
    /** Of a gift, for its buyer. */
    redeemCode: text,
    /** How many others may read along. */
    sharesAllowed: number,
    /** Who shares it with the reader, by name or address. */
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

/** The answer of calls that change a subscription. */
export const readSubscriptionID = shape({ subscriptionID: number }, ['subscriptionID']);

export type SubscriptionID = Read<typeof readSubscriptionID>;
