/**
 * Creates an order from the cart, in one transaction that empties the cart. The order's amounts are calculated here.
 *
 * Repeated calls get the same order: calls with the same idempotency key and contents; calls with the same contents while
 * their order is pending; and, for clients without keys, calls with an empty cart and the same details as a pending order
 * (the second click of two). Concurrent calls of one reader wait for the lock on the cart.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { findOrderByContent, findOrderByKey } from './findOrders.ts';
import { isOld, PENDING_MS } from './Order.ts';
import type { Order } from './Order.ts';
import { hashRequest, orderItems } from './orderItems.ts';
import type { OrderAttempt } from './orderItems.ts';
import { cancelPending } from './orderStore.ts';
import type { OrderRequest } from './readOrderRequest.ts';

type OrderContext = Pick<SalesContext, 'database' | 'site' | 'clock'>;

/** Returns the stored key of an attempt; a request with the same key and other contents is another attempt. */
function attemptKey({ idempotencyKey }: OrderRequest, requestHash: string): string | undefined {
  return idempotencyKey === undefined ? undefined : `${idempotencyKey} ${requestHash}`;
}

/** Finds the order that this attempt has created before; its challenge was passed then. One that is too old is replaced. */
export async function findAttempt(
  { database, clock }: OrderContext,
  owner: SalesReader,
  request: OrderRequest,
): Promise<Order | undefined> {
  const key = attemptKey(request, hashRequest(request));
  const made = key === undefined ? undefined : await findOrderByKey(database, owner, key);
  return made !== undefined && isOld(made, clock.now()) ? undefined : made;
}

async function makeOrder(queries: Queries, site: string, attempt: OrderAttempt): Promise<Order> {
  const { owner, request, now } = attempt;
  const requestHash = hashRequest(request);
  const key = attemptKey(request, requestHash);
  const cart = await lockCart(queries, { site, reader: owner }, { now });
  // Looked up after the lock, because another call with this key may have held the cart until now.
  const made = key === undefined ? undefined : await findOrderByKey(queries, owner, key);
  if (made !== undefined && !isOld(made, now)) return made;
  // A browser whose clock is slow goes on with an order whose prices are not valid any more.
  if (made !== undefined) await cancelPending(queries, made.orderNumber);
  const order = await orderItems(queries, { site, items: cart.items, idempotencyKey: key }, attempt);
  if (order === undefined) {
    const since = now - PENDING_MS;
    const again = await findOrderByContent(queries, owner, { contentHash: `${requestHash}.`, since });
    if (again !== undefined) return again;
    throw new ServiceError(salesRefusals.cartEmpty);
  }
  const { billingAddress } = request;
  await saveCart(queries, { site, reader: owner }, { cart: { items: [], billingAddress }, now });
  return order;
}

/**
 * Orders the items of the cart.
 *
 * @throws ServiceError when the cart is empty or holds a product at two prices, an item is not for sale any more, the reader subscribes to an item already and
 *   has not confirmed another subscription, or there is no email address for the confirmation
 */
export function createOrder(
  { database, site, clock }: OrderContext,
  owner: SalesReader,
  request: OrderRequest,
): Promise<Order> {
  const now = clock.now();
  return database.transaction((queries) => makeOrder(queries, site, { owner, request, now }));
}
