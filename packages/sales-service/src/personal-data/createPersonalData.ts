/**
 * Collects orders, subscriptions and metered readings for a reader's report of personal data, and erases them when the
 * account is deleted. The law requires books, so amounts, taxes, dates and countries are kept, under an id that leads to
 * nobody. Running subscriptions end, because a reader who cannot log in to cancel must not be charged.
 */
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { integerColumn, textColumn, momentColumn, inMilliseconds } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { PersonalDataSource } from '@broadsheet/identity-service';
import { toReaderKey } from '../http/SalesReader.ts';
import { toDecimalText } from '@broadsheet/service-kit/money';
import { endSubscription } from '../subscriptions/cancelSubscription.ts';
import { listEvents } from '../subscriptions/eventStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { listSubscriptions, lockSubscription } from '../subscriptions/subscriptionStore.ts';

const getKey = (uuid: string): string => toReaderKey({ kind: 'reader', uuid });

function toOrder(row: SqlRow): JsonObject {
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
    [getKey(uuid)],
  );
  return rows.map(toOrder);
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

/** The billing address without everything but the country, on which the booked taxes depend. */
const COUNTRY_ONLY = `jsonb_build_object('country', coalesce(billing_address ->> 'country', ''))`;

const ERASING: readonly string[] = [
  // Nobody can want to pay a pending order any more.
  // The key and the hash of an attempt only find a pending order again; a hash of an address can be guessed.
  `update orders set contact = '{}', shipping_address = null, billing_address = ${COUNTRY_ONLY},
      idempotency_key = null, content_hash = '',
      status = case when status = 'Pending' then 'Cancelled' else status end
    where owner = $1`,
  `update subscription_events set details = null
    where subscription_id in (select id from subscriptions where owner = $1) and event_type = 'CANCEL_SUBSCRIPTION'`,
  `update subscriptions set contact = '{}', recipient = null, billing_address = ${COUNTRY_ONLY} where owner = $1`,
  // The addresses that the reader typed: of gifts that others have redeemed, and of those who shared a subscription.
  `update subscriptions set recipient = null where order_number in (select order_number from orders where owner = $1)
      or parent_id in (select id from subscriptions where owner = $1)`,
  'delete from carts where owner = $1',
  `insert into methods_to_detach (provider, token)
    select provider, token from payment_methods where owner = $1 and token <> '' on conflict do nothing`,
  `update payment_charges set customer = null, token = ''
    where token in (select token from payment_methods where owner = $1 and token <> '')`,
  // The rest of a payment method identifies nobody, and cannot be charged.
  `update payment_methods set customer = null, token = '', brand = null, last_four = null, expiration = null
    where owner = $1`,
  `update payments set brand = null, last_four = null, expiration = null
    where order_number in (select order_number from orders where owner = $1)`,
  'delete from payment_customers where owner = $1',
];

/** Collects a reader's metered readings, in which a story is only a hash. */
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

/** Locks a subscription. @throws ServiceError 409 while it is being charged: the charge, booked later, would renew it */
async function lockAtRest(queries: Queries, id: number): Promise<Subscription | undefined> {
  const subscription = await lockSubscription(queries, id);
  if (subscription?.leaseUntil !== undefined) throw new ServiceError(subscriptionRefusals.beingCharged);
  return subscription;
}

async function erase(queries: Queries, uuid: string, { now }: { readonly now: number }): Promise<void> {
  for (const { id } of await listSubscriptions(queries, { kind: 'reader', uuid })) {
    const subscription = await lockAtRest(queries, id);
    if (subscription !== undefined && subscription.state.kind !== 'terminated')
      await endSubscription(queries, subscription, { now, details: 'account deleted', isOwnWish: true });
  }
  for (const statement of ERASING) await queries.query(statement, [getKey(uuid)]);
}

/** Creates the sales sources for reports of personal data and for the deletion of accounts. */
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
