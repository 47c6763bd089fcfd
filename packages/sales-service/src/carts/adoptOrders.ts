import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';

type Account = Extract<SalesReader, { readonly kind: 'reader' }>;
type Anonymous = Extract<SalesReader, { readonly kind: 'anonymous' }>;

/** Statements that transfer the subscriptions that the adopted orders started, and the cards that paid them. */
const FOLLOWING: readonly string[] = [
  'update subscriptions set owner = $2 where owner = $1 and order_number = any ($3::text[])',
  `update payment_methods set owner = $2 where owner = $1 and id in
    (select method_id from order_payment_methods where order_number = any ($3::text[]))`,
];

/**
 * Transfers the orders of an anonymous reader to the account that has signed in on the same browser: paid and unpaid
 * orders, their subscriptions and payment methods. The browser's cookie is the proof. An order that is no longer pending
 * and was confirmed to the email address of another account is not transferred, so that on a shared computer nobody gets
 * another person's purchase. Run it in a transaction; it waits for a payment that is being booked, which locks its order.
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
  // An account that is not yet a customer of a provider takes over the anonymous reader's customer id.
  await queries.query(
    `insert into payment_customers (site, owner, provider, customer)
      select site, $3, provider, customer from payment_customers where site = $1 and owner = $2
      on conflict do nothing`,
    [site, from, to],
  );
}
