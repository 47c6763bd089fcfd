import { list, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

/**
 * Parses an item of a cart. Amounts are decimals of the major unit; convert them with `toMinorUnits` before any arithmetic.
 */
export const readCartItem = shape(
  {
    sku: text,
    priceCode: text,
    quantity: number,
    name: text,
    shortDescription: text,
    /** The price of one piece. */
    price: number,
    tax: number,
    subtotal: number,
    total: number,
    /** The cycle of its price, above 1, that it begins with; without it, the first. */
    firstRetailCycleIDX: number,
  },
  ['sku'],
);

export type CartItem = Read<typeof readCartItem>;

export const readCart = shape(
  {
    items: list(readCartItem),
    /** The currency code by ISO 4217; empty while there are no items. */
    currency: text,
    shipping: number,
    subtotal: number,
    tax: number,
    total: number,
  },
  ['items'],
);

export type Cart = Read<typeof readCart>;
