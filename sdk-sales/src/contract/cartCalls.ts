import type { Endpoints } from '@broadsheet/client-core';
import type { AddressBody } from './AddressBody.ts';

export const cartCalls = {
  read: { method: 'GET', path: '/sales/public/v1/cart' },
  add: { method: 'POST', path: '/sales/public/v1/cart/item' },
  remove: { method: 'DELETE', path: '/sales/public/v1/cart/item/:sku' },
  clear: { method: 'DELETE', path: '/sales/public/v1/cart/clear' },
} as const satisfies Endpoints<CartCalls>;

/**
 * The cart: of the reader whose bearer token comes along, else of the cookie that the service gave to somebody without a
 * session.
 */
export interface CartCalls {
  /** Returns the cart. */
  readonly read: { readonly caller: 'either'; readonly answer: CartBody };
  /** Adds to what is there. */
  readonly add: { readonly caller: 'either'; readonly body: AddToCartRequestBody; readonly answer: CartBody };
  /** Removes a product, `sku`; what is not in the cart is no error. */
  readonly remove: { readonly caller: 'either'; readonly answer: CartBody };
  /** Empties the cart. */
  readonly clear: { readonly caller: 'either'; readonly answer: CartBody };
}

export interface CartItemRequestBody {
  readonly sku: string;
  readonly priceCode: string;
  readonly quantity: number;
}

export interface AddToCartRequestBody {
  /** May be empty where there is an address: then the cart is quoted at it. This server's own. */
  readonly items: readonly CartItemRequestBody[];
  /** For the taxes. */
  readonly billingAddress?: AddressBody;
}

/** An item of a cart or order. Amounts are decimals of the major unit (`9.99`). */
export interface CartItemBody extends CartItemRequestBody {
  readonly name: string;
  readonly shortDescription?: string | null;
  /** Of one. */
  readonly price: number;
  readonly tax: number;
  readonly subtotal: number;
  readonly total: number;
  /** The cycle of its price that the item begins with, where its introduction was had before. This server's own. */
  readonly firstRetailCycleIDX?: number;
}

/** One tax on everything in a cart or order, such as 19 % VAT; an addition of the embedded service. */
export interface TaxLineBody {
  /** As readers know it: `VAT`, `MwSt.`. */
  readonly name: string;
  /** A part of 1: `0.19`. */
  readonly rate: number;
  /** A decimal of the major unit. */
  readonly amount: number;
}

/** Amounts are decimals of the major unit. A cart with nothing in it is sent with an empty list of items. */
export interface CartBody {
  /** ISO 4217; empty while there are no items. */
  readonly currency: string;
  readonly items: readonly CartItemBody[];
  readonly shipping: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  /** What `tax` is made of. */
  readonly taxLines?: readonly TaxLineBody[];
}
