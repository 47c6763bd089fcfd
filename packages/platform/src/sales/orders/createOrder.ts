/**
 * An order is made of the cart, in one transaction that empties it. What it costs is decided here and now.
 *
 * It is made once, however often it is asked for: by the idempotency key of the attempt; by its contents while an order
 * with the same ones waits to be paid; and, for clients without keys, by who asks again right after the cart was ordered
 * (the second of two clicks). Calls of one reader wait for each other at the cart.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../../database/Database.ts';
import { findAccount } from '../../identity/store/accountStore.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import { invalidSale, SalesError, salesRefusals } from '../http/SalesError.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { SalesContext } from '../SalesContext.ts';
import { findOrderByContent, findOrderByKey } from './findOrders.ts';
import type { Order, OrderContact } from './Order.ts';
import { insertOrder } from './orderStore.ts';
import type { OrderRequest } from './readOrderRequest.ts';

type OrderContext = Pick<SalesContext, 'database' | 'site' | 'clock'>;

/** For as long a pending order is good to be paid and found again; in milliseconds. */
export const PENDING_MS = 48 * 60 * 60 * 1000;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The same attempt has the same contents; with others it is another attempt, whatever its key says. */
function attemptKey({ idempotencyKey }: OrderRequest, requestHash: string): string | undefined {
  return idempotencyKey === undefined ? undefined : `${idempotencyKey} ${requestHash}`;
}

function requestHashOf({ contact, billingAddress, shippingAddress }: OrderRequest): string {
  return hashOf([contact, billingAddress, shippingAddress ?? null]);
}

/** The order that this very attempt has made already: for it the challenge was met. */
export function findAttempt(
  { database }: OrderContext,
  owner: SalesReader,
  request: OrderRequest,
): Promise<Order | undefined> {
  const key = attemptKey(request, requestHashOf(request));
  return key === undefined ? Promise.resolve(undefined) : findOrderByKey(database, owner, key);
}

/** @throws SalesError 400 without an address to confirm the order to */
async function completeContact(
  queries: Queries,
  owner: SalesReader,
  contact: OrderContact,
): Promise<OrderContact> {
  if (contact.email !== undefined) return contact;
  const account = owner.kind === 'reader' ? await findAccount(queries, owner.uuid) : undefined;
  if (account !== undefined) return { ...contact, email: account.email };
  throw invalidSale('The member "email" is missing. Give the address that the order is confirmed to.');
}

interface Attempt {
  readonly owner: SalesReader;
  readonly request: OrderRequest;
  readonly now: number;
}

async function makeOrder(queries: Queries, site: string, { owner, request, now }: Attempt): Promise<Order> {
  const since = now - PENDING_MS;
  const requestHash = requestHashOf(request);
  const key = attemptKey(request, requestHash);
  const cart = await lockCart(queries, { site, reader: owner }, { now });
  // Only now, since another call with this key may have held the cart until a moment ago.
  const made = key === undefined ? undefined : await findOrderByKey(queries, owner, key);
  if (made !== undefined) return made;
  const { billingAddress } = request;
  const quote = await quoteItems({ queries, site }, cart.items, { address: billingAddress });
  if (quote.items.length === 0) {
    const again = await findOrderByContent(queries, owner, { contentHash: `${requestHash}.`, since });
    if (again !== undefined) return again;
    throw new SalesError(salesRefusals.cartEmpty);
  }
  const contentHash = `${requestHash}.${hashOf(quote)}`;
  const pending = await findOrderByContent(queries, owner, { contentHash, since });
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
 * Orders what is in the cart.
 *
 * @throws SalesError when the cart is empty or nobody says whom the order is confirmed to
 */
export function createOrder(
  { database, site, clock }: OrderContext,
  owner: SalesReader,
  request: OrderRequest,
): Promise<Order> {
  const now = clock.now();
  return database.transaction((queries) => makeOrder(queries, site, { owner, request, now }));
}
