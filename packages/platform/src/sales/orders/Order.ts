import type { OrderStatus, OrderType } from '@broadsheet/sdk-sales/contract';
import type { JsonObject } from '../../content/json/Json.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';
import type { PostalAddress } from './PostalAddress.ts';

export const ORDER_STATUSES: readonly OrderStatus[] = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'];

/** Who ordered, as typed at the checkout; empty once the account was deleted. */
export interface OrderContact {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
}

/** Amounts are minor units of the order's currency, for the whole quantity unless they say otherwise. */
export interface OrderItem {
  readonly sku: string;
  readonly priceCode: string;
  readonly quantity: number;
  /** Of the product. */
  readonly name: string;
  readonly shortDescription: string | undefined;
  /** What one of it costs in the first cycle, as it is advertised: with tax where taxes are inclusive. */
  readonly unitPrice: number;
  /** Without tax. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
  /** The price document as it was when this was sold; see `parsePrice`. Later charges go by it. */
  readonly price: JsonObject;
}

/** An order; amounts are minor units of its currency, moments milliseconds since 1970. */
export interface Order {
  /** Unguessable, safe in an address. */
  readonly orderNumber: string;
  readonly orderId: number;
  readonly owner: SalesReader;
  /** `Parent` starts subscriptions, `Renewal` goes on with one. */
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
  readonly items: readonly OrderItem[];
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
}
