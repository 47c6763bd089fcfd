import type { CartBody } from '@broadsheet/sdk-sales/contract';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { toDecimal } from '../money/Money.ts';
import { itemBody, taxLineBodies } from '../quotes/Quote.ts';
import type { Quote, WantedItem } from '../quotes/Quote.ts';

/** What a reader has chosen and not yet ordered. */
export interface Cart {
  readonly items: readonly WantedItem[];
  /** For the taxes; unknown until the reader gave it. */
  readonly billingAddress: PostalAddress | undefined;
}

export const EMPTY_CART: Cart = { items: [], billingAddress: undefined };

/** Of one item, and of different ones in a cart. */
export const MOST_PIECES = 100;
export const MOST_ITEMS = 20;

const isSameItem = (one: WantedItem, other: WantedItem): boolean =>
  one.sku === other.sku && one.priceCode === other.priceCode;

/** Adds items to those that are there; the same one again makes more of it. */
export function addItems(items: readonly WantedItem[], added: readonly WantedItem[]): readonly WantedItem[] {
  return added.reduce<readonly WantedItem[]>((all, item) => {
    const before = all.find((each) => isSameItem(each, item));
    if (before === undefined) return [...all, item];
    const more = { ...before, quantity: before.quantity + item.quantity };
    return all.map((each) => (each === before ? more : each));
  }, items);
}

/**
 * One cart of two, when somebody signs in who had chosen before. What stands in both is wanted once, in the larger
 * number: it was most likely chosen twice, not wanted twice.
 */
export function mergeItems(
  items: readonly WantedItem[],
  others: readonly WantedItem[],
): readonly WantedItem[] {
  const kept = items.map((item) => {
    const same = others.find((each) => isSameItem(each, item));
    return same === undefined || same.quantity <= item.quantity ? item : same;
  });
  return [...kept, ...others.filter((item) => !items.some((each) => isSameItem(each, item)))];
}

/** A cart as the calls give it out. */
export function cartBody(quote: Quote): CartBody {
  const { currency, items, subtotal, tax, shipping, total } = quote;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    currency,
    items: items.map((item) => itemBody(item, currency)),
    shipping: decimal(shipping),
    subtotal: decimal(subtotal),
    tax: decimal(tax),
    total: decimal(total),
    taxLines: taxLineBodies(quote),
  };
}
