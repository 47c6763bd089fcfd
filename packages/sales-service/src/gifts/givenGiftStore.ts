/** Finds gifts by their giver, who is the owner of the gift's order; the gift itself belongs to whoever has redeemed it. */
import type { Queries } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from '../subscriptions/subscriptionRow.ts';

/** Lists the gifts that a reader has bought, the newest first, redeemed ones included. */
export async function listGivenBy(queries: Queries, giver: SalesReader): Promise<readonly Subscription[]> {
  const rows = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where kind = 'gift' and order_number in (select order_number from orders where owner = $1)
      order by id desc`,
    [toReaderKey(giver)],
  );
  return rows.map(toSubscription);
}

/** Returns whether a reader has bought a gift. */
export async function isGivenBy(
  queries: Queries,
  { orderNumber }: Subscription,
  giver: SalesReader,
): Promise<boolean> {
  const rows = await queries.query('select 1 from orders where order_number = $1 and owner = $2', [
    orderNumber ?? '',
    toReaderKey(giver),
  ]);
  return rows.length > 0;
}
