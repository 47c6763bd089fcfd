/**
 * Creates an order from the cart, in one transaction that empties the cart. The order's amounts are calculated here.
 *
 * Repeated calls get the same order: calls with the same idempotency key and contents; calls with the same contents while
 * their order is pending; and, for clients without keys, calls with an empty cart and the same details as a pending order
 * (the second click of two). Concurrent calls of one reader wait for the lock on the cart.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '@broadsheet/service-kit/database';
import { findAccount } from '@broadsheet/identity-service';
import { invalidRequest, ServiceError } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import { requireOnSale } from '../carts/changeCart.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { SalesContext } from '../SalesContext.ts';
import { findOrderByContent, findOrderByKey } from './findOrders.ts';
import { PENDING_MS } from './Order.ts';
import type { Order, OrderContact } from './Order.ts';
import { cancelPending, insertOrder } from './orderStore.ts';
import type { OrderRequest } from './readOrderRequest.ts';
import { requireFirst } from './requireFirst.ts';
import { requireOnePrice } from './requireOnePrice.ts';

type OrderContext = Pick<SalesContext, 'database' | 'site' | 'clock'>;

const hashValue = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Returns the stored key of an attempt; a request with the same key and other contents is another attempt. */
function attemptKey({ idempotencyKey }: OrderRequest, requestHash: string): string | undefined {
  return idempotencyKey === undefined ? undefined : `${idempotencyKey} ${requestHash}`;
}

function hashRequest({ contact, billingAddress, shippingAddress }: OrderRequest): string {
  return hashValue([contact, billingAddress, shippingAddress ?? null]);
}

/** Returns whether an order waits to be paid for longer than its prices are valid. */
const isOld = ({ status, createdOn }: Order, now: number): boolean =>
  status === 'Pending' && createdOn + PENDING_MS <= now;

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

/** Fills in the account's email address when the buyer gave none. @throws ServiceError 400 when there is none either */
async function completeContact(
  queries: Queries,
  owner: SalesReader,
  contact: OrderContact,
): Promise<OrderContact> {
  if (contact.email !== undefined) return contact;
  const account = owner.kind === 'reader' ? await findAccount(queries, owner.uuid) : undefined;
  if (account !== undefined) return { ...contact, email: account.email };
  throw invalidRequest('The member "email" is missing. Give the address that the order is confirmed to.');
}

/** Asserts that nothing of an order is delivered by post. @throws ServiceError 400 for the first item that is */
async function requireNoDelivery(
  queries: Queries,
  site: string,
  items: readonly { readonly sku: string }[],
): Promise<void> {
  for (const { sku } of items) {
    const product = await findProduct({ queries, site }, sku);
    if (product?.isShipped === true)
      throw invalidRequest(`The item "${sku}" is delivered by post. Give the whole billing address.`);
  }
}

interface Attempt {
  readonly owner: SalesReader;
  readonly request: OrderRequest;
  readonly now: number;
}

async function makeOrder(queries: Queries, site: string, { owner, request, now }: Attempt): Promise<Order> {
  const since = now - PENDING_MS;
  const requestHash = hashRequest(request);
  const key = attemptKey(request, requestHash);
  const cart = await lockCart(queries, { site, reader: owner }, { now });
  // Looked up after the lock, because another call with this key may have held the cart until now.
  const made = key === undefined ? undefined : await findOrderByKey(queries, owner, key);
  if (made !== undefined && !isOld(made, now)) return made;
  // A browser whose clock is slow goes on with an order whose prices are not valid any more.
  if (made !== undefined) await cancelPending(queries, made.orderNumber);
  const { billingAddress } = request;
  const quote = await quoteItems({ queries, site }, cart.items, { address: billingAddress, reader: owner });
  if (quote.items.length === 0) {
    const again = await findOrderByContent(queries, owner, { contentHash: `${requestHash}.`, since });
    if (again !== undefined) return again;
    throw new ServiceError(salesRefusals.cartEmpty);
  }
  if (request.isTaxAddress) await requireNoDelivery(queries, site, quote.items);
  await requireOnePrice({ queries, site }, quote.items);
  if (!request.isSecondConfirmed) await requireFirst(queries, { site, owner, items: quote.items });
  const contentHash = `${requestHash}.${hashValue(quote)}`;
  const pending = await findOrderByContent(queries, owner, { contentHash, since });
  // The items may have been in the cart since before the end of their campaign.
  if (pending === undefined)
    for (const item of quote.items) await requireOnSale({ queries, site }, item, { now });
  const order =
    pending ??
    (await insertOrder(queries, site, {
      ...quote,
      owner,
      type: 'Parent',
      contact: await completeContact(queries, owner, request.contact),
      billingAddress,
      shippingAddress: request.shippingAddress,
      idempotencyKey: key,
      contentHash,
      now,
    }));
  if (order === undefined) throw new Error('An order can neither be stored nor found by its key.');
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
