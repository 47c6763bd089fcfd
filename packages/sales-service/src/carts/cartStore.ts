import { isJsonList, isJsonObject, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { parseStoredAddress } from '../addresses/PostalAddress.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { WantedItem } from '../quotes/Quote.ts';
import { EMPTY_CART } from './Cart.ts';
import type { Cart } from './Cart.ts';

/** The site and the reader that a cart belongs to. */
export interface CartKey {
  readonly site: string;
  readonly reader: SalesReader;
}

function wantedItem(value: Json): readonly WantedItem[] {
  const sku = textAt(value, 'sku');
  const priceCode = textAt(value, 'priceCode');
  const quantity = valueAt(value, 'quantity');
  return sku === undefined || priceCode === undefined || typeof quantity !== 'number'
    ? []
    : [{ sku, priceCode, quantity }];
}

function toCart(row: SqlRow): Cart {
  const items = isJsonList(row.items) ? row.items : [];
  const address = row.billing_address;
  return {
    items: items.flatMap(wantedItem),
    billingAddress: isJsonObject(address) ? parseStoredAddress(address) : undefined,
  };
}

const COLUMNS = 'items, billing_address';

export async function findCart(queries: Queries, { site, reader }: CartKey): Promise<Cart> {
  const [row] = await queries.query(`select ${COLUMNS} from carts where site = $1 and owner = $2`, [
    site,
    toReaderKey(reader),
  ]);
  return row === undefined ? EMPTY_CART : toCart(row);
}

/**
 * Finds a cart as `findCart` does and locks it until the transaction ends; a cart that does not exist is created, so that
 * it can be locked too. Orders and changes from several tabs of a reader thus happen one after the other.
 */
export async function lockCart(
  queries: Queries,
  { site, reader }: CartKey,
  { now }: { readonly now: number },
): Promise<Cart> {
  const owner = toReaderKey(reader);
  await queries.query(
    `insert into carts (site, owner, items, changed_at) values ($1, $2, '[]', ${momentParameter(3)})
      on conflict (site, owner) do nothing`,
    [site, owner, now],
  );
  const [row] = await queries.query(
    `select ${COLUMNS} from carts where site = $1 and owner = $2 for update`,
    [site, owner],
  );
  return row === undefined ? EMPTY_CART : toCart(row);
}

/** Stores a cart. Lock it first, in the same transaction. */
export async function saveCart(
  queries: Queries,
  { site, reader }: CartKey,
  { cart, now }: { readonly cart: Cart; readonly now: number },
): Promise<void> {
  await queries.query(
    `update carts set items = $3::text::jsonb, billing_address = $4::text::jsonb, changed_at = ${momentParameter(5)}
      where site = $1 and owner = $2`,
    [
      site,
      toReaderKey(reader),
      JSON.stringify(cart.items),
      cart.billingAddress === undefined ? null : JSON.stringify(cart.billingAddress),
      now,
    ],
  );
}

/** Deletes a cart. @returns its former content; of several concurrent calls, one gets it and the others an empty cart */
export async function claimCart(queries: Queries, { site, reader }: CartKey): Promise<Cart> {
  const [row] = await queries.query(`delete from carts where site = $1 and owner = $2 returning ${COLUMNS}`, [
    site,
    toReaderKey(reader),
  ]);
  return row === undefined ? EMPTY_CART : toCart(row);
}
