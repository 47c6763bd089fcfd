import { momentParameter, textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';

interface Purchase {
  readonly site: string;
  readonly owner: SalesReader;
  readonly items: readonly { readonly sku: string }[];
  /** Milliseconds since 1970: older subscriptions do not count. Default: all count. */
  readonly since?: number;
}

/**
 * Returns whether a buyer subscribes to one of the items already, or has subscribed since a moment. Only subscriptions that the
 * buyer pays for and that will be renewed count: a cancelled one ends, and a gift for somebody else may be bought as often as wanted.
 */
export async function isSubscribed(
  queries: Queries,
  { site, owner, items, since = 0 }: Purchase,
): Promise<boolean> {
  const rows = await queries.query(
    `select distinct sku from subscriptions
      where owner = $1 and kind = 'paid' and state in ('active', 'pastDue') and created_at >= ${momentParameter(2)}`,
    [toReaderKey(owner), since],
  );
  const subscribed = new Set(rows.map((row) => textColumn(row, 'sku')));
  for (const { sku } of items) {
    if (subscribed.has(sku) && (await findProduct({ queries, site }, sku))?.isGift !== true) return true;
  }
  return false;
}

/**
 * Asserts that a buyer subscribes to none of the items, as `isSubscribed` looks it up.
 *
 * @throws ServiceError 409 for an item that the buyer subscribes to
 */
export async function requireFirst(queries: Queries, purchase: Purchase): Promise<void> {
  if (await isSubscribed(queries, purchase)) throw new ServiceError(salesRefusals.alreadySubscribed);
}
