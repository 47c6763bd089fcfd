import type { OrderStatus, OrderType } from '@broadsheet/sdk-sales/contract';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Quote, QuotedItem } from '../quotes/Quote.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';

export const ORDER_STATUSES: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

/** Who ordered, as typed at the checkout; empty once the account was deleted. */
export interface OrderContact {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
}

/** An item as it was ordered. */
export type OrderItem = QuotedItem;

/** An order; amounts are minor units of its currency, moments milliseconds since 1970. */
export interface Order extends Quote {
  /** Unguessable, safe in an address. */
  readonly orderNumber: string;
  readonly orderId: number;
  readonly owner: SalesReader;
  /** `Parent` starts subscriptions, `Renewal` goes on with one. */
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly contact: OrderContact;
  readonly billingAddress: PostalAddress;
  readonly shippingAddress: PostalAddress | undefined;
  /** What paying it made; empty until then. */
  readonly subscriptionIds: readonly number[];
  readonly createdOn: number;
  readonly paidOn: number | undefined;
}

/** An order to be stored; the store gives it a number and an id. */
export interface NewOrder extends Omit<
  Order,
  'orderNumber' | 'orderId' | 'status' | 'subscriptionIds' | 'createdOn' | 'paidOn'
> {
  readonly now: number;
  /** Unique for its owner; an order of the same owner with the same key is not made twice. */
  readonly idempotencyKey: string | undefined;
  /** What it is about, hashed: finds a pending order that is the same again. */
  readonly contentHash: string;
  /** Of a renewal: what it goes on with. */
  readonly subscriptionIds?: readonly number[];
}
