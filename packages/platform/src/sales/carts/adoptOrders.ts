import { textColumn } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';

type Account = Extract<SalesReader, { readonly kind: 'reader' }>;
type Anonymous = Extract<SalesReader, { readonly kind: 'anonymous' }>;

/** What hangs on the orders that went over: the subscriptions they began, and the cards that paid them. */
const FOLLOWING: readonly string[] = [
  'update subscriptions set owner = $2 where owner = $1 and order_number = any ($3::text[])',
  `update payment_methods set owner = $2 where owner = $1 and id in
    (select method_id from order_payment_methods where order_number = any ($3::text[]))`,
];

/**
 * Gives an account what was ordered in this browser before its reader signed in, paid or not, with all that came of it.
 * The browser's cookie is the proof. A paid order that was confirmed to the email address of another account stays where
 * it is: whoever signs in on a computer that others use gets nothing that one of them has bought. Run it in a transaction;
 * a payment that is being booked holds its order, and is waited for.
 */
export async function adoptOrders(
  queries: Queries,
  site: string,
  { anonymous, account }: { readonly anonymous: Anonymous; readonly account: Account },
): Promise<void> {
  const [from, to] = [toReaderKey(anonymous), toReaderKey(account)];
  const rows = await queries.query(
    `update orders set owner = $3, idempotency_key = null
      where site = $1 and owner = $2 and (status = 'Pending' or not exists
        (select 1 from accounts where email = lower(orders.contact ->> 'email') and uuid <> $4))
      returning order_number`,
    [site, from, to, account.uuid],
  );
  if (rows.length === 0) return;
  const orderNumbers = rows.map((row) => textColumn(row, 'order_number'));
  for (const statement of FOLLOWING) await queries.query(statement, [from, to, orderNumbers]);
  // Where the account is no customer of a provider yet, it is the one that the browser was.
  await queries.query(
    `insert into payment_customers (site, owner, provider, customer)
      select site, $3, provider, customer from payment_customers where site = $1 and owner = $2
      on conflict do nothing`,
    [site, from, to],
  );
}
