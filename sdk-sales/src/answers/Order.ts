/** Parses orders. Services send them in three shapes: when created, as details and in the history. Here all become one. */
import type { OrderStatus } from '../contract/orderCalls.ts';
import { list, moment, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';
import { readAddress } from './Address.ts';
import { readCartItem } from './Cart.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

const orderStatus: Parser<OrderStatus> = (value) =>
  statuses.find((status, position) => status === value || numeric(value) === position + 1);

/** Parses a list, or a text with commas between the items. */
const ids: Parser<readonly number[]> = (value) => list(numeric)(string(value)?.split(',') ?? value);

const readPayment = shape({
  paymentID: numeric,
  amount: numeric,
  remainingAmountToRefund: numeric,
  paymentMethod: readPaymentMethod,
  financialTransactions: list(
    shape({
      transactionType: string,
      transactionDate: moment,
      amount: numeric,
      subtotal: numeric,
      tax: numeric,
      billingAddress: readAddress,
    }),
  ),
});

/** Parses the members with the same name in all shapes. Amounts are decimals of the major unit: use `toMinorUnits` first. */
const readCommon = shape(
  {
    orderNumber: string,
    /** The kind of order: `Parent` or `Renewal`. */
    orderType: string,
    /** The currency code by ISO 4217. */
    currency: string,
    items: list(readCartItem),
    subtotal: numeric,
    shipping: numeric,
    billingAddress: readAddress,
    shippingAddress: readAddress,
    email: string,
    phone: string,
    firstName: string,
    lastName: string,
    secondLastName: string,
    /** The subscriptions that the order started. */
    subscriptionIDs: ids,
    payments: list(readPayment),
    /** The products; only the history has this member and the next four. */
    products: list(shape({ sku: string, name: string, quantity: numeric })),
    paymentGateway: string,
    lastFour: string,
    nameOnPayment: string,
    creditCardBrand: string,
    /** The URL of the printable receipt; unchecked. */
    receiptURL: string,
  },
  ['orderNumber'],
);

const readNames = shape({
  orderStatus,
  status: orderStatus,
  orderDate: moment,
  orderDateUTC: moment,
  tax: numeric,
  totalTax: numeric,
  total: numeric,
  totalAmount: numeric,
});

export type Order = Parsed<typeof readCommon> & {
  readonly orderStatus?: OrderStatus;
  /** The time of the order, in milliseconds since 1970. */
  readonly orderDate?: number;
  readonly tax?: number;
  readonly total?: number;
};

/** Returns the members that are defined, so that merging them into another entry does not erase its other members. */
const withoutGaps = <Members extends object>(members: Members): Partial<Members> => {
  const filled: Partial<Members> = { ...members };
  for (const name in filled) if (filled[name] === undefined) delete filled[name];
  return filled;
};

export const readOrder: Parser<Order> = (body) => {
  const common = readCommon(body);
  const names = readNames(body) ?? {};
  return (
    common && {
      ...common,
      ...withoutGaps({
        orderStatus: names.orderStatus ?? names.status,
        orderDate: names.orderDate ?? names.orderDateUTC,
        tax: names.tax ?? names.totalTax,
        total: names.total ?? names.totalAmount,
      }),
    }
  );
};

export const readOrderHistory = shape(
  {
    /** The number of skipped orders. */
    start: numeric,
    pageSize: numeric,
    /** The total number of orders. */
    maxResults: numeric,
    orders: list(readOrder),
  },
  ['start', 'orders'],
);

export type OrderHistory = Parsed<typeof readOrderHistory>;
