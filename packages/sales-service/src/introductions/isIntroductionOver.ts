import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import { parsePrice } from '../catalogue/Price.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { findFirstCycle } from './findFirstCycle.ts';

/** The buyer and the items of an order that is not paid yet. */
export interface UnpaidItems {
  readonly owner: SalesReader;
  readonly items: readonly { readonly price: JsonObject; readonly firstCycle: number }[];
}

/** Returns whether a reader has had an introduction, in another order or subscription, since an order was made with it. */
export async function isIntroductionOver(queries: Queries, { owner, items }: UnpaidItems): Promise<boolean> {
  for (const { price, firstCycle } of items) {
    const first = await findFirstCycle({ queries, reader: owner }, parsePrice(price));
    if (first > firstCycle) return true;
  }
  return false;
}

/**
 * Makes the transactions that begin a reader's introductions run one after the other. Call it before any row is locked;
 * anonymous readers have no row of their own that could be locked, so the lock is on their key.
 */
export async function lockIntroductions(queries: Queries, reader: SalesReader): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `introductions ${toReaderKey(reader)}`,
  ]);
}
