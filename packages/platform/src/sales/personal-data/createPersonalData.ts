/**
 * What a reader's report of personal data holds of orders and subscriptions, and what stays of them when the account is
 * deleted. Amounts, taxes, dates and countries are kept, because the law wants books; the reader stands in them as a
 * number that leads to nobody. What still runs ends: nobody is charged who cannot log in to cancel.
 */
import { isJsonObject } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { integerColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import type { PersonalDataSource } from '../../identity/IdentityOptions.ts';
import { momentColumn } from '../../identity/store/columns.ts';
import { inMilliseconds } from '../../identity/store/moments.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import { toDecimalText } from '../money/Money.ts';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import { listEvents } from '../subscriptions/eventStore.ts';
import { listSubscriptions } from '../subscriptions/subscriptionStore.ts';

const keyOf = (uuid: string): string => toReaderKey({ kind: 'reader', uuid });

function orderOf(row: SqlRow): JsonObject {
  const currency = textColumn(row, 'currency');
  return {
    orderNumber: textColumn(row, 'order_number'),
    orderedOn: new Date(momentColumn(row, 'created_at')).toISOString(),
    status: textColumn(row, 'status'),
    currency,
    total: toDecimalText({ amount: integerColumn(row, 'total'), currency }),
    contact: isJsonObject(row.contact) ? row.contact : {},
    billingAddress: isJsonObject(row.billing_address) ? row.billing_address : {},
    shippingAddress: isJsonObject(row.shipping_address) ? row.shipping_address : null,
  };
}

async function collectOrders(queries: Queries, uuid: string): Promise<readonly JsonObject[]> {
  const rows = await queries.query(
    `select order_number, status, currency, total::float8 as total, contact, billing_address, shipping_address,
        ${inMilliseconds('created_at')} as created_at
      from orders where owner = $1 order by order_id`,
    [keyOf(uuid)],
  );
  return rows.map(orderOf);
}

async function collectSubscriptions(queries: Queries, uuid: string): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (const subscription of await listSubscriptions(queries, { kind: 'reader', uuid })) {
    const events = await listEvents(queries, subscription.id);
    found.push({
      subscriptionID: subscription.id,
      product: subscription.productName,
      state: subscription.state.kind,
      startedOn: new Date(subscription.createdOn).toISOString(),
      paidUntil: new Date(subscription.period.endsAt).toISOString(),
      billingAddress: { ...subscription.billingAddress },
      contact: { ...subscription.contact },
      recipient: subscription.recipient === undefined ? null : { ...subscription.recipient },
      events: events.map(({ eventType, eventDateUTC, details }) => ({
        eventType,
        happenedOn: new Date(eventDateUTC).toISOString(),
        details,
      })),
    });
  }
  return found;
}

/** Only the country stays: the taxes of the books go by it. */
const COUNTRY_ONLY = `jsonb_build_object('country', coalesce(billing_address ->> 'country', ''))`;

const ERASING: readonly string[] = [
  // What waits to be paid is not wanted any more.
  `update orders set contact = '{}', shipping_address = null, billing_address = ${COUNTRY_ONLY},
      status = case when status = 'Pending' then 'Cancelled' else status end
    where owner = $1`,
  `update subscription_events set details = null
    where subscription_id in (select id from subscriptions where owner = $1) and event_type = 'CANCEL_SUBSCRIPTION'`,
  `update subscriptions set contact = '{}', recipient = null, billing_address = ${COUNTRY_ONLY} where owner = $1`,
  'delete from carts where owner = $1',
  // What is left of a payment method leads to nobody, and cannot be charged.
  `update payment_methods set customer = null, token = '', brand = null, last_four = null, expiration = null
    where owner = $1`,
  'delete from payment_customers where owner = $1',
];

/** What counts is kept, and no more: the story itself stands as a hash. */
async function collectReadings(queries: Queries, uuid: string): Promise<readonly JsonObject[]> {
  const rows = await queries.query(
    `select rule, story, ${inMilliseconds('read_at')} as read_at from story_reads
      where account_uuid = $1 order by story_reads.read_at, story`,
    [uuid],
  );
  return rows.map((row) => ({
    rule: integerColumn(row, 'rule'),
    story: textColumn(row, 'story'),
    readOn: new Date(momentColumn(row, 'read_at')).toISOString(),
  }));
}

async function eraseReadings(queries: Queries, uuid: string): Promise<void> {
  await queries.query('delete from story_reads where account_uuid = $1', [uuid]);
}

async function erase(queries: Queries, uuid: string, { now }: { readonly now: number }): Promise<void> {
  for (const subscription of await listSubscriptions(queries, { kind: 'reader', uuid })) {
    if (subscription.state.kind !== 'terminated') {
      await endSubscription(queries, subscription, { now, details: 'account deleted' });
    }
  }
  for (const statement of ERASING) await queries.query(statement, [keyOf(uuid)]);
}

/** Orders and subscriptions for the reports of personal data, and for the deletion of accounts. */
export function createPersonalData(clock: { now(): number }): readonly PersonalDataSource[] {
  return [
    { name: 'meteredReadings', collect: collectReadings, erase: eraseReadings },
    { name: 'orders', collect: collectOrders, erase: () => Promise.resolve() },
    {
      name: 'subscriptions',
      collect: collectSubscriptions,
      erase: (queries, uuid) => erase(queries, uuid, { now: clock.now() }),
    },
  ];
}
