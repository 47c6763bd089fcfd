/** Parses orders. Services send them in three shapes: when created, as details and in the history. Here all become one. */
import type { OrderStatus } from '../contract/orderCalls.ts';
import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';
import { readAddress } from './Address.ts';
import { readCartItem } from './Cart.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

const orderStatus: Reader<OrderStatus> = (value) =>
  statuses.find((status, position) => status === value || number(value) === position + 1);

/** Parses a list, or a text with commas between the items. */
const ids: Reader<readonly number[]> = (value) => list(number)(text(value)?.split(',') ?? value);

const readPayment = shape({
  paymentID: number,
  amount: number,
  remainingAmountToRefund: number,
  paymentMethod: readPaymentMethod,
  financialTransactions: list(
    shape({
      transactionType: text,
      transactionDate: moment,
      amount: number,
      subtotal: number,
      tax: number,
      billingAddress: readAddress,
    }),
  ),
});

/** Parses the members with the same name in all shapes. Amounts are decimals of the major unit: use `toMinorUnits` first. */
const readCommon = shape(
  {
    orderNumber: text,
    /** The kind of order: `Parent` or `Renewal`. */
    orderType: text,
    /** The currency code by ISO 4217. */
    currency: text,
    items: list(readCartItem),
    subtotal: number,
    shipping: number,
    billingAddress: readAddress,
    shippingAddress: readAddress,
    email: text,
    phone: text,
    firstName: text,
    lastName: text,
    secondLastName: text,
    /** The subscriptions that the order started. */
    subscriptionIDs: ids,
    payments: list(readPayment),
    /** The products; only the history has this member and the next four. */
    products: list(shape({ sku: text, name: text, quantity: number })),
    paymentGateway: text,
    lastFour: text,
    nameOnPayment: text,
    creditCardBrand: text,
    /** The URL of the printable receipt; unchecked. */
    receiptURL: text,
  },
  ['orderNumber'],
);

const readNames = shape({
  orderStatus,
  status: orderStatus,
  orderDate: moment,
  orderDateUTC: moment,
  tax: number,
  totalTax: number,
  total: number,
  totalAmount: number,
});

export type Order = Read<typeof readCommon> & {
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

export const readOrder: Reader<Order> = (body) => {
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
    start: number,
    pageSize: number,
    /** The total number of orders. */
    maxResults: number,
    orders: list(readOrder),
  },
  ['start', 'orders'],
);

export type OrderHistory = Read<typeof readOrderHistory>;
