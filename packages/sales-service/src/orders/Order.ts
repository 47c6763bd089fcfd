import type { OrderStatus, OrderType } from '@broadsheet/sdk-sales/contract';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Quote, QuotedItem } from '../quotes/Quote.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';

/**
 * Milliseconds for which a pending order is found again by its contents, and for which its payment can be started at the
 * prices of the order. Started payments are given up after the same time.
 */
export const PENDING_MS = 48 * 60 * 60 * 1000;

export const ORDER_STATUSES: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

/** The buyer's contact, as typed at the checkout; empty once the account was deleted. */
export interface OrderContact {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
}

/** An ordered item, with its price at the time of the order. */
export type OrderItem = QuotedItem;

/** An order; amounts are minor units of its currency, moments milliseconds since 1970. */
export interface Order extends Quote {
  /** The public number of the order: cannot be guessed, and needs no encoding in a URL. */
  readonly orderNumber: string;
  readonly orderId: number;
  readonly owner: SalesReader;
  /** `Parent` starts subscriptions, `Renewal` continues one. */
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly contact: OrderContact;
  readonly billingAddress: PostalAddress;
  readonly shippingAddress: PostalAddress | undefined;
  /** The subscriptions that the payment started; empty until it is paid. */
  readonly subscriptionIds: readonly number[];
  readonly createdOn: number;
  readonly paidOn: number | undefined;
}

/** An order to be stored; the store assigns its number and id. */
export interface NewOrder extends Omit<
  Order,
  'orderNumber' | 'orderId' | 'status' | 'subscriptionIds' | 'createdOn' | 'paidOn'
> {
  readonly now: number;
  /** The key that is unique for the owner: an order with the same owner and key is not created twice. */
  readonly idempotencyKey: string | undefined;
  /** The hash of the order's contents, which finds a pending order with the same contents. */
  readonly contentHash: string;
  /** The subscription that a renewal continues. */
  readonly subscriptionIds?: readonly number[];
}

/** Returns whether an order waits to be paid for longer than its prices are valid. @param now milliseconds since 1970 */
export const isOld = ({ status, createdOn }: Pick<Order, 'status' | 'createdOn'>, now: number): boolean =>
  status === 'Pending' && createdOn + PENDING_MS <= now;
