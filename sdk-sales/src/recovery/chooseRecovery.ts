import type { Order } from '../answers/Order.ts';
import type { CartItemRequestBody } from '../contract/cartCalls.ts';

/** What an empty cart is filled with. */
export type Recovery =
  | { readonly kind: 'purchase'; readonly items: readonly CartItemRequestBody[] }
  | { readonly kind: 'order'; readonly items: readonly CartItemRequestBody[]; readonly order: Order }
  | { readonly kind: 'nothing' };

export interface Candidates {
  /** What somebody chose before they logged in, not older than 48 hours. */
  readonly purchase:
    { readonly sku: string; readonly priceCode: string; readonly cartDate: number } | undefined;
  /** The details of the pending order. */
  readonly order: Order | undefined;
}

/** The items of an order, one of each, as a fresh cart takes them. */
export const toCartItems = ({ items = [] }: Order): readonly CartItemRequestBody[] =>
  items.flatMap(({ sku, priceCode }) => (priceCode === undefined ? [] : [{ sku, priceCode, quantity: 1 }]));

/** The newer of a stored purchase and a pending order. An order counts if it has items and a billing country. */
export function chooseRecovery({ purchase, order }: Candidates): Recovery {
  const items = order?.billingAddress?.country ? toCartItems(order) : [];
  const orderMs = order && items.length > 0 ? (order.orderDate ?? 0) : Number.NEGATIVE_INFINITY;
  if (purchase && purchase.cartDate >= orderMs) {
    const { sku, priceCode } = purchase;
    return { kind: 'purchase', items: [{ sku, priceCode, quantity: 1 }] };
  }
  return order && items.length > 0 ? { kind: 'order', items, order } : { kind: 'nothing' };
}
