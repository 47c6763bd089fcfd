import { list, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

/**
 * Parses an item of a cart. Amounts are decimals of the major unit; convert them with `toMinorUnits` before any arithmetic.
 */
export const readCartItem = shape(
  {
    sku: string,
    priceCode: string,
    quantity: numeric,
    name: string,
    shortDescription: string,
    /** The price of one piece. */
    price: numeric,
    tax: numeric,
    subtotal: numeric,
    total: numeric,
    /** The cycle of its price, above 1, that it begins with; without it, the first. */
    firstRetailCycleIDX: numeric,
  },
  ['sku'],
);

export type CartItem = Parsed<typeof readCartItem>;

export const readCart = shape(
  {
    items: list(readCartItem),
    /** The currency code by ISO 4217; empty while there are no items. */
    currency: string,
    shipping: numeric,
    subtotal: numeric,
    tax: numeric,
    total: numeric,
  },
  ['items'],
);

export type Cart = Parsed<typeof readCart>;
