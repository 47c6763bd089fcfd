/**
 * Orders the items of an earlier order once more: at today's prices, or at another address. The cart is left alone, so that
 * nothing is lost that its reader has put into it since. An order has one replacement, which may be replaced in turn: whoever
 * comes with the old number, from whichever tab, gets the order that stands in for it, and pays that one.
 */
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import { salesRefusals } from '../http/salesRefusals.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { WantedItem } from '../quotes/Quote.ts';
import type { SalesContext } from '../SalesContext.ts';
import { hasContent } from './findOrders.ts';
import { isOld } from './Order.ts';
import type { Order } from './Order.ts';
import { hashRequest, orderItems } from './orderItems.ts';
import type { OrderAttempt } from './orderItems.ts';
import { lockOrder } from './orderStore.ts';
import type { OrderRequest } from './readOrderRequest.ts';
import { findLastReplacement, insertReplacement } from './replacementStore.ts';
import { requireOrder } from './requireOrder.ts';

type ReplacingContext = Pick<SalesContext, 'database' | 'site' | 'clock' | 'payments'>;

/** A reader's request that names the order to be replaced. */
export interface Replacing {
  readonly owner: SalesReader;
  readonly request: OrderRequest & { readonly replaces: string };
}

/** How often an attempt begins again because another one has replaced the order meanwhile. */
const TRIES = 3;

async function findLast(queries: Queries, owner: SalesReader, orderNumber: string): Promise<Order> {
  await requireOrder(queries, orderNumber, { reader: owner });
  return requireOrder(queries, await findLastReplacement(queries, orderNumber), { reader: owner });
}

/** Returns whether an order need not be replaced: it is paid, or can be paid as it was asked for. */
async function isStanding(queries: Queries, order: Order, { request, now }: Omit<OrderAttempt, 'owner'>) {
  const { status, orderNumber } = order;
  if (status === 'Paid' || status === 'PartiallyPaid') return true;
  if (status === 'Cancelled' || isOld(order, now)) return false;
  return hasContent(queries, orderNumber, `${hashRequest(request)}.`);
}

/**
 * Finds the order that stands in for the one to be replaced and can be paid as it is, or is paid; its challenge was passed then.
 *
 * @throws ServiceError 404 for an order that does not exist or is another reader's
 */
export async function findStanding(
  { database, clock }: Pick<ReplacingContext, 'database' | 'clock'>,
  { owner, request }: Replacing,
): Promise<Order | undefined> {
  const last = await findLast(database, owner, request.replaces);
  return (await isStanding(database, last, { request, now: clock.now() })) ? last : undefined;
}

/** Returns whether a cart holds what was ordered and nothing else, as after a reload of a checkout. */
function isOrdered(cart: readonly WantedItem[], ordered: readonly WantedItem[]): boolean {
  const isIn = ({ sku, priceCode, quantity }: WantedItem) =>
    ordered.some((item) => item.sku === sku && item.priceCode === priceCode && item.quantity === quantity);
  return cart.length === ordered.length && cart.every(isIn);
}

/**
 * Replaces a closed order, in a transaction that holds the cart of its buyer, so that attempts happen one after the other.
 *
 * @returns undefined when it was paid, opened or replaced meanwhile
 */
async function orderAgain(
  queries: Queries,
  { site, orderNumber }: { readonly site: string; readonly orderNumber: string },
  attempt: OrderAttempt,
): Promise<Order | undefined> {
  const { owner, now } = attempt;
  const cart = await lockCart(queries, { site, reader: owner }, { now });
  const old = await lockOrder(queries, orderNumber);
  if (old?.status !== 'Cancelled') return undefined;
  if ((await findLastReplacement(queries, orderNumber)) !== orderNumber) return undefined;
  const items = old.items.map(({ sku, priceCode, quantity }) => ({ sku, priceCode, quantity }));
  const made = await orderItems(queries, { site, items }, attempt);
  if (made?.items.length !== items.length) throw new ServiceError(salesRefusals.saleOver);
  await insertReplacement(queries, { orderNumber, replacedBy: made.orderNumber });
  if (isOrdered(cart.items, items))
    await saveCart(queries, { site, reader: owner }, { cart: { ...cart, items: [] }, now });
  return made;
}

/**
 * Replaces an order that is too old or cancelled, or whose address has changed. One that waits to be paid is cancelled.
 *
 * @returns the order that stands in for it; the paid one where it turns out to be paid
 * @throws ServiceError 404 for an order that does not exist or is another reader's, 409 for a renewal, 503 when the provider of
 *   its payment does not answer, and as `createOrder` does
 */
export async function replaceOrder(context: ReplacingContext, { owner, request }: Replacing): Promise<Order> {
  const { database, site, clock, payments } = context;
  const attempt = { owner, request, now: clock.now() };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const last = await findLast(database, owner, request.replaces);
    if (last.type !== 'Parent') break;
    if (await isStanding(database, last, attempt)) return last;
    if (last.status === 'Pending' && (await payments.closeOrder(last)) === 'paid') continue;
    const { orderNumber } = last;
    const made = await database.transaction((queries) => orderAgain(queries, { site, orderNumber }, attempt));
    if (made !== undefined) return made;
  }
  throw new ServiceError(salesRefusals.orderOver);
}
