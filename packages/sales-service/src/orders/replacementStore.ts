/** The links from orders to those that were made in their place. */
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** Returns the number of the order that stands in for another by now, over all replacements; its own where there is none. */
export async function findLastReplacement(queries: Queries, orderNumber: string): Promise<string> {
  const [row] = await queries.query(
    `with recursive chain (order_number, depth) as (
        select $1::text, 0
        union all
        select replaced_by, depth + 1 from order_replacements join chain using (order_number))
      select order_number from chain order by depth desc limit 1`,
    [orderNumber],
  );
  return row === undefined ? orderNumber : textColumn(row, 'order_number');
}

/**
 * Links an order to the one that replaces it.
 *
 * @throws the database's error when the order is replaced already: it has one replacement
 */
export async function insertReplacement(
  queries: Queries,
  { orderNumber, replacedBy }: { readonly orderNumber: string; readonly replacedBy: string },
): Promise<void> {
  await queries.query('insert into order_replacements (order_number, replaced_by) values ($1, $2)', [
    orderNumber,
    replacedBy,
  ]);
}
