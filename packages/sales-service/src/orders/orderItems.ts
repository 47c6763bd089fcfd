import { createHash } from 'node:crypto';
import type { Queries } from '@broadsheet/service-kit/database';
import { findAccount } from '@broadsheet/identity-service';
import { invalidRequest } from '@broadsheet/service-kit/http';
import { findProduct } from '../catalogue/catalogue.ts';
import { requireOnSale } from '../carts/changeCart.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { quoteItems } from '../quotes/quoteItems.ts';
import type { WantedItem } from '../quotes/Quote.ts';
import { findOrderByContent } from './findOrders.ts';
import { PENDING_MS } from './Order.ts';
import type { Order, OrderContact } from './Order.ts';
import { insertOrder } from './orderStore.ts';
import type { OrderRequest } from './readOrderRequest.ts';
import { requireFirst } from './requireFirst.ts';
import { requireOnePrice } from './requireOnePrice.ts';

const hashValue = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Returns the hash of what a buyer has typed: the first part of an order's content hash, before its dot. */
export const hashRequest = ({ contact, billingAddress, shippingAddress }: OrderRequest): string =>
  hashValue([contact, billingAddress, shippingAddress ?? null]);

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

/** A buyer's attempt to order something, at a moment in milliseconds since 1970. */
export interface OrderAttempt {
  readonly owner: SalesReader;
  readonly request: OrderRequest;
  readonly now: number;
}

export interface ItemsToOrder {
  readonly site: string;
  readonly items: readonly WantedItem[];
  readonly idempotencyKey?: string | undefined;
}

/**
 * Orders items at today's prices, in the transaction that has locked the buyer's cart. The same items at the same address are
 * the same order while it waits to be paid.
 *
 * @returns undefined where none of the items exists
 * @throws ServiceError when the items hold a product at two prices, one is not for sale any more or cannot be delivered, the
 *   buyer subscribes to one already and has not confirmed another, or there is no email address for the confirmation
 */
export async function orderItems(
  queries: Queries,
  { site, items, idempotencyKey }: ItemsToOrder,
  { owner, request, now }: OrderAttempt,
): Promise<Order | undefined> {
  const { billingAddress, shippingAddress } = request;
  const scope = { queries, site };
  const quote = await quoteItems(scope, items, { address: billingAddress, reader: owner });
  if (quote.items.length === 0) return undefined;
  if (request.isTaxAddress) await requireNoDelivery(queries, site, quote.items);
  await requireOnePrice(scope, quote.items);
  if (!request.isSecondConfirmed) await requireFirst(queries, { site, owner, items: quote.items });
  const contentHash = `${hashRequest(request)}.${hashValue(quote)}`;
  const pending = await findOrderByContent(queries, owner, { contentHash, since: now - PENDING_MS });
  if (pending !== undefined) return pending;
  // The items may have been chosen before the end of their campaign.
  for (const item of quote.items) await requireOnSale(scope, item, { now });
  const order = await insertOrder(queries, site, {
    ...quote,
    owner,
    type: 'Parent',
    contact: await completeContact(queries, owner, request.contact),
    ...{ billingAddress, shippingAddress, idempotencyKey, contentHash, now },
  });
  if (order === undefined) throw new Error('An order can neither be stored nor found by its key.');
  return order;
}
