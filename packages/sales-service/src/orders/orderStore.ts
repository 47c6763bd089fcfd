import { randomBytes } from 'node:crypto';
import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../http/SalesReader.ts';
import type { NewOrder, Order, OrderItem } from './Order.ts';
import { ITEM_COLUMNS, toOrderItem, ORDER_COLUMNS, toOrder } from './orderRow.ts';

/** Capitals and digits without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 20;

/** Creates an order number: 100 random bits as 20 capitals and digits, so that nobody can guess one. */
function createOrderNumber(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Reads the items of orders, and converts both. @param rows rows with `ORDER_COLUMNS`, whose order is kept */
export async function withItems(queries: Queries, rows: readonly SqlRow[]): Promise<readonly Order[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map((row) => textColumn(row, 'order_number'));
  const items = await queries.query(
    `select ${ITEM_COLUMNS} from order_items where order_number = any ($1::text[]) order by order_number, position`,
    [numbers],
  );
  const byOrder = Map.groupBy(items, (item) => textColumn(item, 'order_number'));
  return rows.map((row) =>
    toOrder(row, (byOrder.get(textColumn(row, 'order_number')) ?? []).map(toOrderItem)),
  );
}

async function findOne(queries: Queries, orderNumber: string, lock: string): Promise<Order | undefined> {
  const rows = await queries.query(`select ${ORDER_COLUMNS} from orders where order_number = $1 ${lock}`, [
    orderNumber,
  ]);
  return (await withItems(queries, rows))[0];
}

export const findOrder = (queries: Queries, orderNumber: string): Promise<Order | undefined> =>
  findOne(queries, orderNumber, '');

/** Finds orders by their numbers, the newest first; missing orders are left out. */
export async function listOrders(
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<readonly Order[]> {
  if (orderNumbers.length === 0) return [];
  const rows = await queries.query(
    `select ${ORDER_COLUMNS} from orders where order_number = any ($1::text[]) order by order_id desc`,
    [orderNumbers],
  );
  return withItems(queries, rows);
}

/** Finds an order as `findOrder` does, and locks it until the transaction ends. */
export const lockOrder = (queries: Queries, orderNumber: string): Promise<Order | undefined> =>
  findOne(queries, orderNumber, 'for update');

/**
 * Marks an order as paid and stores the subscriptions that its payment started. Lock it first, in the same transaction.
 *
 * @returns false when it was paid or cancelled before; nothing changes then
 */
export async function markPaid(
  queries: Queries,
  orderNumber: string,
  { now, subscriptionIds }: { readonly now: number; readonly subscriptionIds: readonly number[] },
): Promise<boolean> {
  const rows = await queries.query(
    `update orders set status = 'Paid', paid_at = ${momentParameter(3)}, subscription_ids = $2::text::jsonb
      where order_number = $1 and status in ('Pending', 'PartiallyPaid') returning order_number`,
    [orderNumber, JSON.stringify(subscriptionIds), now],
  );
  return rows.length > 0;
}

/** Cancels an order that is not paid, and frees its idempotency key, so that the same attempt makes a new order. */
export async function cancelPending(queries: Queries, orderNumber: string): Promise<void> {
  await queries.query(
    "update orders set status = 'Cancelled', idempotency_key = null where order_number = $1 and status = 'Pending'",
    [orderNumber],
  );
}

async function insertItem(
  queries: Queries,
  item: OrderItem,
  { orderNumber, position }: { readonly orderNumber: string; readonly position: number },
): Promise<void> {
  await queries.query(
    `insert into order_items (order_number, position, sku, price_code, quantity, name, short_description, unit_price,
        subtotal, tax, total, tax_lines, price, first_cycle)
      values ($1, $2::int, $3, $4, $5::int, $6, $7, $8::bigint, $9::bigint, $10::bigint, $11::bigint,
        $12::text::jsonb, $13::text::jsonb, $14::int)`,
    [
      orderNumber,
      position,
      item.sku,
      item.priceCode,
      item.quantity,
      item.name,
      item.shortDescription ?? null,
      item.unitPrice,
      item.subtotal,
      item.tax,
      item.total,
      JSON.stringify(item.taxLines),
      JSON.stringify(item.price),
      item.firstCycle,
    ],
  );
}

/**
 * Stores a pending order. Run it in a transaction.
 *
 * @returns undefined when its owner has an order with the same idempotency key; nothing is stored then
 */
export async function insertOrder(
  queries: Queries,
  site: string,
  order: NewOrder,
): Promise<Order | undefined> {
  const orderNumber = createOrderNumber();
  const [row] = await queries.query(
    `insert into orders (order_number, site, owner, order_type, status, currency, subtotal, tax, shipping, total,
        contact, billing_address, shipping_address, idempotency_key, content_hash, created_at,
        subscription_ids)
      values ($1, $2, $3, $4, 'Pending', $5, $6::bigint, $7::bigint, $8::bigint, $9::bigint, $10::text::jsonb,
        $11::text::jsonb, $12::text::jsonb, $13, $14, ${momentParameter(15)},
        $16::text::jsonb)
      on conflict (owner, idempotency_key) do nothing returning ${ORDER_COLUMNS}`,
    [
      orderNumber,
      site,
      toReaderKey(order.owner),
      order.type,
      order.currency,
      order.subtotal,
      order.tax,
      order.shipping,
      order.total,
      JSON.stringify(order.contact),
      JSON.stringify(order.billingAddress),
      order.shippingAddress === undefined ? null : JSON.stringify(order.shippingAddress),
      order.idempotencyKey ?? null,
      order.contentHash,
      order.now,
      JSON.stringify(order.subscriptionIds ?? []),
    ],
  );
  if (row === undefined) return undefined;
  for (const [position, item] of order.items.entries())
    await insertItem(queries, item, { orderNumber, position });
  return toOrder(row, order.items);
}
