import type { Order } from '../answers/Order.ts';
import type { CartItemRequestBody } from '../contract/cartCalls.ts';

/** The items with which an empty cart is filled. */
export type Recovery =
  | { readonly kind: 'purchase'; readonly items: readonly CartItemRequestBody[] }
  | { readonly kind: 'order'; readonly items: readonly CartItemRequestBody[]; readonly order: Order }
  | { readonly kind: 'nothing' };

export interface Candidates {
  /** The purchase that the reader chose before the login, at most 48 hours old. */
  readonly purchase:
    { readonly sku: string; readonly priceCode: string; readonly cartDate: number } | undefined;
  /** The details of the pending order. */
  readonly order: Order | undefined;
}

/** Converts the items of an order to cart items, each with the quantity 1. */
export const toCartItems = ({ items = [] }: Order): readonly CartItemRequestBody[] =>
  items.flatMap(({ sku, priceCode }) => (priceCode === undefined ? [] : [{ sku, priceCode, quantity: 1 }]));

/** Returns the newer of a stored purchase and a pending order. An order without items or billing country is ignored. */
export function chooseRecovery({ purchase, order }: Candidates): Recovery {
  const items = order?.billingAddress?.country ? toCartItems(order) : [];
  const orderMs = order && items.length > 0 ? (order.orderDate ?? 0) : Number.NEGATIVE_INFINITY;
  if (purchase && purchase.cartDate >= orderMs) {
    const { sku, priceCode } = purchase;
    return { kind: 'purchase', items: [{ sku, priceCode, quantity: 1 }] };
  }
  return order && items.length > 0 ? { kind: 'order', items, order } : { kind: 'nothing' };
}
