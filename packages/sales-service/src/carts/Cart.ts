import type { CartBody } from '@broadsheet/sdk-sales/contract';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { toDecimal } from '@broadsheet/service-kit/money';
import { itemBody, taxLineBodies } from '../quotes/Quote.ts';
import type { Quote, WantedItem } from '../quotes/Quote.ts';

/** The items that a reader has chosen and not yet ordered. */
export interface Cart {
  readonly items: readonly WantedItem[];
  /** The address that determines the taxes; undefined until the reader enters it. */
  readonly billingAddress: PostalAddress | undefined;
}

export const EMPTY_CART: Cart = { items: [], billingAddress: undefined };

/** The highest number of different items in a cart. */
export const MOST_ITEMS = 20;

const isSameItem = (one: WantedItem, other: WantedItem): boolean =>
  one.sku === other.sku && one.priceCode === other.priceCode;

/** Adds items to a cart's items; the quantities of the same item are added up. */
export function addItems(items: readonly WantedItem[], added: readonly WantedItem[]): readonly WantedItem[] {
  return added.reduce<readonly WantedItem[]>((all, item) => {
    const before = all.find((each) => isSameItem(each, item));
    if (before === undefined) return [...all, item];
    const more = { ...before, quantity: before.quantity + item.quantity };
    return all.map((each) => (each === before ? more : each));
  }, items);
}

/**
 * Merges two carts when a reader signs in who has chosen items before. An item of both carts is kept once with the larger
 * quantity, because the reader most likely chose it again and does not want it twice. For the same reason another price of a
 * product of the first cart is left out, because an order holds a product at one price; gifts are for others and may have several.
 */
export function mergeItems(
  { items, others }: { readonly items: readonly WantedItem[]; readonly others: readonly WantedItem[] },
  gifts: ReadonlySet<string>,
): readonly WantedItem[] {
  const isKept = (other: WantedItem) => (item: WantedItem) =>
    gifts.has(other.sku) ? isSameItem(item, other) : item.sku === other.sku;
  const kept = items.map((item) => {
    const same = others.find((each) => isSameItem(each, item));
    return same === undefined || same.quantity <= item.quantity ? item : same;
  });
  return [...kept, ...others.filter((other) => !items.some(isKept(other)))];
}

/** Converts the quote of a cart to the body of the cart calls' responses. */
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
