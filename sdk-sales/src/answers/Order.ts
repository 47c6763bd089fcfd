/** Services tell of an order in three shapes, as it is made, in its details and in the history; all become one here. */
import type { OrderStatus } from '../contract/orderCalls.ts';
import { list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';
import { readAddress } from './Address.ts';
import { readCartItem } from './Cart.ts';
import { readPaymentMethod } from './PaymentMethod.ts';

const statuses: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

const orderStatus: Reader<OrderStatus> = (value) =>
  statuses.find((status, position) => status === value || number(value) === position + 1);

/** A list, or a text that separates them by commas. */
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

/** What the shapes have under one name. Amounts are decimals of the major unit; `toMinorUnits` before any arithmetic. */
const readCommon = shape(
  {
    orderNumber: text,
    /** `Parent`, or `Renewal`. */
    orderType: text,
    /** ISO 4217. */
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
    /** Those that it opened. */
    subscriptionIDs: ids,
    payments: list(readPayment),
    /** In the history only, as are the four that follow. */
    products: list(shape({ sku: text, name: text, quantity: number })),
    paymentGateway: text,
    lastFour: text,
    nameOnPayment: text,
    creditCardBrand: text,
    /** The printable receipt; unchecked. */
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
  /** Milliseconds since 1970. */
  readonly orderDate?: number;
  readonly tax?: number;
  readonly total?: number;
};

/** The members that are there; laid over another entry, the others leave that as it is. */
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
    /** How many were skipped. */
    start: number,
    pageSize: number,
    /** How many there are in all. */
    maxResults: number,
    orders: list(readOrder),
  },
  ['start', 'orders'],
);

export type OrderHistory = Read<typeof readOrderHistory>;
