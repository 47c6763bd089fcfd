/** What somebody was about to buy: their cart, else what they chose before they logged in or had ordered and not paid. */
import { isApiError } from '@broadsheet/client-core';
import type { Cart, CartItem, Order, SalesContext } from '@broadsheet/sdk-sales';
import {
  addItemToCart,
  clearCart,
  getCart,
  getOrderDetails,
  getOrderHistory,
} from '@broadsheet/sdk-sales/operations';
import {
  chooseRecovery,
  findPendingOrder,
  readStoredOrderNumber,
  readStoredPurchase,
  toCartItems,
} from '@broadsheet/sdk-sales/rules';
import type { Recovery } from '@broadsheet/sdk-sales/rules';
import { forgetCheckout } from './forgetCheckout.ts';

export interface Recovered {
  readonly cart: Cart;
  /** The order to go on with; absent: one is made once the reader says where they are billed. */
  readonly order: Order | undefined;
}

/**
 * Whether the order that this browser was paying is paid after all: the answer was lost, or came while the page was away.
 * A choice that is newer than the order is another matter.
 */
async function isPaidAfterAll(sales: SalesContext, signal: AbortSignal): Promise<boolean> {
  const orderNumber = readStoredOrderNumber(sales.storage);
  if (orderNumber === undefined) return false;
  const order = await getOrderDetails(sales, orderNumber, { signal }).catch((error: unknown) => {
    // One that the service does not know, or that is another reader's.
    if (isApiError(error)) return undefined;
    throw error;
  });
  if (order?.orderStatus !== 'Paid') return false;
  const purchase = readStoredPurchase(sales.storage, sales.clock.now());
  return purchase === undefined || purchase.cartDate <= (order.orderDate ?? 0);
}

async function findUnpaidOrder(sales: SalesContext, signal: AbortSignal): Promise<Order | undefined> {
  const { orders } = await getOrderHistory(sales, { signal });
  const pending = findPendingOrder(orders, sales.clock.now());
  return pending?.orderNumber === undefined
    ? undefined
    : getOrderDetails(sales, pending.orderNumber, { signal });
}

/** Whether a cart holds what an order is for and nothing else, as it does once a page has been loaded again. */
function holdsItemsOf({ items }: Cart, order: Order): boolean {
  const wanted = toCartItems(order);
  const isIn = ({ sku, priceCode, quantity }: CartItem) =>
    wanted.some((item) => item.sku === sku && item.priceCode === priceCode && item.quantity === quantity);
  return items.length === wanted.length && items.every(isIn);
}

type FilledRecovery = Exclude<Recovery, { readonly kind: 'nothing' }>;

async function refill(sales: SalesContext, items: FilledRecovery['items']): Promise<Cart> {
  await clearCart(sales);
  return addItemToCart(sales, items);
}

/**
 * Finds what there is to pay for. A cart with something in it goes first, with the unpaid
 * order of just that; an order that turns out to be paid ends it; then the newer of a stored choice and an unpaid
 * order, which is put in a fresh cart, one of each.
 *
 * @returns `undefined` when there is nothing
 */
export async function recoverCart(
  sales: SalesContext,
  signal: AbortSignal,
): Promise<Recovered | 'paid' | undefined> {
  const cart = await getCart(sales, { signal });
  if ((cart.items ?? []).length > 0) {
    const unpaid = await findUnpaidOrder(sales, signal);
    return { cart, order: unpaid && holdsItemsOf(cart, unpaid) ? unpaid : undefined };
  }
  if (await isPaidAfterAll(sales, signal)) {
    forgetCheckout(sales);
    return 'paid';
  }
  const order = await findUnpaidOrder(sales, signal);
  const purchase = readStoredPurchase(sales.storage, sales.clock.now());
  const choice = chooseRecovery({ purchase, order });
  if (choice.kind === 'nothing') return undefined;
  const filled = await refill(sales, choice.items);
  if ((filled.items ?? []).length > 0)
    return { cart: filled, order: choice.kind === 'order' ? choice.order : undefined };
  // What was chosen is not for sale any more.
  const fromOrder = chooseRecovery({ purchase: undefined, order });
  return fromOrder.kind === 'order'
    ? { cart: await refill(sales, fromOrder.items), order: fromOrder.order }
    : undefined;
}
