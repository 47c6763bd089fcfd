/** Finds what a reader was about to buy: their cart, else a choice from before their login or an unpaid order. */
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
  removeStoredPurchase,
  toCartItems,
} from '@broadsheet/sdk-sales/rules';
import type { Recovery } from '@broadsheet/sdk-sales/rules';
import { forgetCheckout } from '@broadsheet/sales-ui';
import type { Recovered } from '../CheckoutData.ts';

/**
 * Tells whether the order that this browser was paying has been paid after all: the response was lost, or arrived while the
 * page was away. A newer choice means a new purchase, so the result is then false.
 */
async function isPaidAfterAll(sales: SalesContext, signal: AbortSignal): Promise<boolean> {
  const orderNumber = readStoredOrderNumber(sales.storage);
  if (orderNumber === undefined) return false;
  const order = await getOrderDetails(sales, orderNumber, { signal }).catch((error: unknown) => {
    // The service does not know the order, or it belongs to another reader.
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

/** Returns whether a cart contains exactly the items of an order, as it does after a reload of the page. */
function containsItems({ items }: Cart, order: Order): boolean {
  const wanted = toCartItems(order);
  const isIn = ({ sku, priceCode, quantity }: CartItem) =>
    wanted.some((item) => item.sku === sku && item.priceCode === priceCode && item.quantity === quantity);
  return items.length === wanted.length && items.every(isIn);
}

type FilledRecovery = Exclude<Recovery, { readonly kind: 'nothing' }>;

const NOT_FOUND = 404;

/** Fills a new cart. @returns `undefined` when the items are no longer for sale, such as those of a campaign that is over */
async function refill(sales: SalesContext, items: FilledRecovery['items']): Promise<Cart | undefined> {
  await clearCart(sales);
  try {
    const cart = await addItemToCart(sales, items);
    return (cart.items ?? []).length > 0 ? cart : undefined;
  } catch (error) {
    if (isApiError(error) && error.httpStatus === NOT_FOUND) return undefined;
    throw error;
  }
}

/**
 * Finds what there is to pay for. A filled cart comes first, with the unpaid order if it has exactly the cart's items.
 * Without one, an order that turns out to be paid ends the search. Else the newer of a stored choice and an unpaid order
 * fills a new cart, with a quantity of one for each item.
 *
 * @returns `undefined` when there is nothing to pay for
 */
export async function recoverCart(
  sales: SalesContext,
  signal: AbortSignal,
): Promise<Recovered | 'paid' | undefined> {
  const cart = await getCart(sales, { signal });
  if ((cart.items ?? []).length > 0) {
    const unpaid = await findUnpaidOrder(sales, signal);
    return { cart, order: unpaid && containsItems(cart, unpaid) ? unpaid : undefined };
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
  if (filled !== undefined)
    return { cart: filled, order: choice.kind === 'order' ? choice.order : undefined };
  // The chosen items are no longer for sale.
  removeStoredPurchase(sales.storage);
  const fromOrder = chooseRecovery({ purchase: undefined, order });
  const again = fromOrder.kind === 'order' ? await refill(sales, fromOrder.items) : undefined;
  return again && { cart: again, order };
}
