import { list, number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

/** Amounts are decimals of the major unit; `toMinorUnits` before any arithmetic. */
export const readCartItem = shape(
  {
    sku: text,
    priceCode: text,
    quantity: number,
    name: text,
    shortDescription: text,
    /** Of one. */
    price: number,
    tax: number,
    subtotal: number,
    total: number,
  },
  ['sku'],
);

export type CartItem = Read<typeof readCartItem>;

export const readCart = shape(
  {
    items: list(readCartItem),
    /** ISO 4217; empty while there are no items. */
    currency: text,
    shipping: number,
    subtotal: number,
    tax: number,
    total: number,
  },
  ['items'],
);

export type Cart = Read<typeof readCart>;
