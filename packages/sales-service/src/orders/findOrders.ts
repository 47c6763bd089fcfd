import type { OrderStatus } from '@broadsheet/sdk-sales/contract';
import { isJsonObject } from '@broadsheet/service-kit/json';
import { integerColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import { parseStoredAddress } from '../addresses/PostalAddress.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Order } from './Order.ts';
import { ORDER_COLUMNS } from './orderRow.ts';
import { withItems } from './orderStore.ts';

async function findOne(
  queries: Queries,
  condition: string,
  values: readonly SqlValue[],
): Promise<Order | undefined> {
  const rows = await queries.query(`select ${ORDER_COLUMNS} from orders where ${condition} limit 1`, values);
  return (await withItems(queries, rows))[0];
}

/** Finds the order that an attempt has created. */
export const findOrderByKey = (
  queries: Queries,
  owner: SalesReader,
  key: string,
): Promise<Order | undefined> =>
  findOne(queries, 'owner = $1 and idempotency_key = $2', [toReaderKey(owner), key]);

/**
 * Finds the newest pending order with the given contents.
 *
 * @param contents a whole content hash, or its first part with the dot; `since` is in milliseconds since 1970
 */
export const findOrderByContent = (
  queries: Queries,
  owner: SalesReader,
  { contentHash, since }: { readonly contentHash: string; readonly since: number },
): Promise<Order | undefined> =>
  findOne(
    queries,
    `owner = $1 and status = 'Pending' and starts_with(content_hash, $2) and created_at > ${momentParameter(3)}
      order by created_at desc, order_id desc`,
    [toReaderKey(owner), contentHash, since],
  );

/** Returns whether an order has the given contents. @param contentHash a whole content hash, or its first part with the dot */
export async function hasContent(
  queries: Queries,
  orderNumber: string,
  contentHash: string,
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from orders where order_number = $1 and starts_with(content_hash, $2)',
    [orderNumber, contentHash],
  );
  return rows.length > 0;
}

export interface OrderPage {
  readonly start: number;
  readonly pageSize: number;
  readonly status: OrderStatus | undefined;
}

/** Lists a page of a reader's orders, the newest first, and counts all of them. */
export async function listOrders(
  queries: Queries,
  owner: SalesReader,
  { start, pageSize, status }: OrderPage,
): Promise<{ readonly orders: readonly Order[]; readonly count: number }> {
  const condition = 'owner = $1 and ($2::text is null or status = $2)';
  const values = [toReaderKey(owner), status ?? null];
  const [counted] = await queries.query(
    `select count(*)::int as count from orders where ${condition}`,
    values,
  );
  const rows = await queries.query(
    `select ${ORDER_COLUMNS} from orders where ${condition} order by created_at desc, order_id desc
      limit $3::int offset $4::int`,
    [...values, pageSize, start],
  );
  return {
    orders: await withItems(queries, rows),
    count: counted === undefined ? 0 : integerColumn(counted, 'count'),
  };
}

const MOST_ADDRESSES = 10;

/** Lists up to ten billing addresses of a reader's orders, each once, the most recently used first. */
export async function listAddresses(queries: Queries, owner: SalesReader): Promise<readonly PostalAddress[]> {
  const rows = await queries.query(
    `select billing_address from orders where owner = $1 group by billing_address
      order by max(created_at) desc limit $2::int`,
    [toReaderKey(owner), MOST_ADDRESSES],
  );
  return rows.flatMap(({ billing_address: address }) =>
    isJsonObject(address) ? [parseStoredAddress(address)] : [],
  );
}
