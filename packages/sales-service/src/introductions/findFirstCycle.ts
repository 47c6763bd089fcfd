/**
 * Finds the cycle at which a price begins for a reader. The introduction of a product is had once: a new order and a change
 * of plan go by the same rule.
 */
import { isJsonObject } from '@broadsheet/service-kit/json';
import { integerColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { getLastingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Price } from '../catalogue/Price.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';

/** The reader for whom a price is to begin. */
export interface Beginner {
  readonly queries: Queries;
  /** Undefined for somebody who is not known: every price begins with its first cycle. */
  readonly reader: SalesReader | undefined;
  /** The subscription whose plan changes: a change that it already waits for is replaced. */
  readonly changing?: number | undefined;
}

interface Introduction {
  readonly priceCode: string;
  /** The last introductory cycle that was paid for or agreed; above 0. */
  readonly cycle: number;
}

/** Returns the introduction that a reader has had by reaching a cycle of a price; nothing for a price without one. */
function toIntroduction(price: Price, cycleIndex: number): readonly Introduction[] {
  const cycle = Math.min(cycleIndex, getLastingCycle(price.rates) - 1);
  return cycle > 0 ? [{ priceCode: price.priceCode, cycle }] : [];
}

async function listPaid(queries: Queries, owner: string, sku: string): Promise<readonly Introduction[]> {
  const rows = await queries.query(
    `select p.price_code, max(p.cycle_index) as had,
        (select i.price from order_items i where i.price_code = p.price_code and i.sku = p.sku limit 1) as price
      from subscriptions s join subscription_periods p on s.id = p.subscription_id
      where s.owner = $1 and p.sku = $2 group by p.price_code, p.sku`,
    [owner, sku],
  );
  return rows.flatMap((row) => {
    const cycle = integerColumn(row, 'had');
    if (isJsonObject(row.price)) return toIntroduction(parsePrice(row.price), cycle);
    // Nothing was ever ordered at this price, as after a change without a charge: only the price itself continues from it.
    return cycle > 0 ? [{ priceCode: textColumn(row, 'price_code'), cycle }] : [];
  });
}

/** Lists the introductions with which a subscription will continue when its term ends, as its reader has agreed. */
async function listAgreed(
  queries: Queries,
  owner: string,
  { sku, changing }: { readonly sku: string; readonly changing: number | undefined },
): Promise<readonly Introduction[]> {
  const rows = await queries.query(
    `select change, (change->>'firstCycle')::int as first from subscriptions
      where owner = $1 and change->>'sku' = $2 and state <> 'terminated' and id <> $3::int`,
    [owner, sku, changing ?? 0],
  );
  return rows.flatMap((row) => {
    const price = isJsonObject(row.change) ? row.change.price : undefined;
    return isJsonObject(price) ? toIntroduction(parsePrice(price), integerColumn(row, 'first')) : [];
  });
}

/**
 * Returns the cycle at which a price begins, from 1. A reader who has had a part of this price's introduction continues
 * after it; one who has had any introduction of the product at another price begins with the rate that lasts.
 */
export async function findFirstCycle({ queries, reader, changing }: Beginner, price: Price): Promise<number> {
  const lasting = getLastingCycle(price.rates);
  if (reader === undefined || lasting === 1) return 1;
  const owner = toReaderKey(reader);
  const had = [
    ...(await listPaid(queries, owner, price.sku)),
    ...(await listAgreed(queries, owner, { sku: price.sku, changing })),
  ];
  if (had.some(({ priceCode }) => priceCode !== price.priceCode)) return lasting;
  return had.reduce((first, { cycle }) => Math.max(first, Math.min(cycle + 1, lasting)), 1);
}
