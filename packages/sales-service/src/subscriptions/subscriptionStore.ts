import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { createRedeemCode } from './subscriptionCodes.ts';
import type { NewSubscription, Subscription } from './Subscription.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from './subscriptionRow.ts';

type Cast = 'text' | 'int' | 'json' | 'moment';
type Column = readonly [name: string, cast: Cast, value: SqlValue];

const parameter = (position: number, cast: Cast): string => {
  switch (cast) {
    case 'text':
      return `$${position}`;
    case 'int':
      return `$${position}::int`;
    case 'json':
      return `$${position}::text::jsonb`;
    case 'moment':
      return momentParameter(position);
  }
};

const json = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Returns the columns that may change after a subscription was stored. */
function mutableColumns(subscription: Omit<Subscription, 'id'>): readonly Column[] {
  const { state, period } = subscription;
  const pastDue = state.kind === 'pastDue' ? state : undefined;
  return [
    ['owner', 'text', toReaderKey(subscription.owner)],
    ['state', 'text', state.kind],
    ['sku', 'text', subscription.sku],
    ['product_name', 'text', subscription.productName],
    ['price_code', 'text', subscription.priceCode],
    ['price', 'json', JSON.stringify(subscription.price)],
    ['currency', 'text', subscription.currency],
    ['first_cycle', 'int', subscription.firstCycle],
    ['billing_address', 'json', JSON.stringify(subscription.billingAddress)],
    ['contact', 'json', JSON.stringify(subscription.contact)],
    ['period_number', 'int', subscription.periodNumber],
    ['cycle_index', 'int', subscription.cycleIndex],
    ['period_starts_at', 'moment', period.startsAt],
    ['period_ends_at', 'moment', period.endsAt],
    ['cycles_from', 'moment', subscription.cyclesFrom],
    ['next_action_at', 'moment', subscription.nextActionAt ?? null],
    ['notice_at', 'moment', subscription.noticeAt ?? null],
    ['first_failed_at', 'moment', pastDue?.firstFailedAt ?? null],
    ['grace_ends_at', 'moment', pastDue?.graceEndsAt ?? null],
    ['failed_method', 'text', pastDue?.failedMethod ?? null],
    ['attempt', 'int', subscription.attempt],
    ['lease_until', 'moment', subscription.leaseUntil ?? null],
    ['quote', 'json', json(subscription.quote)],
    ['change', 'json', json(subscription.change)],
    ['recipient', 'json', json(subscription.recipient)],
  ];
}

/** Returns a new code for a subscription that waits for who redeems it. */
function createCode({ state, kind }: NewSubscription): string | null {
  return state.kind === 'unclaimed' ? createRedeemCode(kind === 'gift' ? 'gift' : 'share') : null;
}

/**
 * Stores a subscription.
 *
 * @returns undefined when the order's item has started one before, or the reader has one with the organisation's code that
 *   has not ended; nothing is stored then
 */
export async function insertSubscription(
  queries: Queries,
  site: string,
  subscription: NewSubscription,
): Promise<Subscription | undefined> {
  const columns: readonly Column[] = [
    ...mutableColumns({
      ...subscription,
      attempt: 0,
      leaseUntil: undefined,
      quote: undefined,
      change: undefined,
    }),
    ['site', 'text', site],
    ['kind', 'text', subscription.kind],
    ['quantity', 'int', subscription.quantity],
    ['order_number', 'text', subscription.orderNumber ?? null],
    ['order_position', 'int', subscription.orderPosition ?? null],
    ['parent_id', 'int', subscription.parentId ?? null],
    ['enterprise_code', 'text', subscription.enterpriseCode ?? null],
    ['redeem_code', 'text', createCode(subscription)],
    ['created_at', 'moment', subscription.createdOn],
  ];
  const names = columns.map(([name]) => name).join(', ');
  const places = columns.map(([, cast], index) => parameter(index + 1, cast)).join(', ');
  const [row] = await queries.query(
    `insert into subscriptions (${names}) values (${places})
      on conflict do nothing returning ${SUBSCRIPTION_COLUMNS}`,
    columns.map(([, , value]) => value),
  );
  return row === undefined ? undefined : toSubscription(row);
}

/** Stores the columns that may change. Lock the subscription first, in the same transaction. */
export async function saveSubscription(queries: Queries, subscription: Subscription): Promise<void> {
  const columns = mutableColumns(subscription);
  const sets = columns.map(([name, cast], index) => `${name} = ${parameter(index + 2, cast)}`).join(', ');
  await queries.query(`update subscriptions set ${sets} where id = $1::int`, [
    subscription.id,
    ...columns.map(([, , value]) => value),
  ]);
}

/** Finds a subscription and locks it until the transaction ends. */
export async function lockSubscription(queries: Queries, id: number): Promise<Subscription | undefined> {
  const [row] = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions where id = $1::int for update`,
    [id],
  );
  return row === undefined ? undefined : toSubscription(row);
}

/** Finds a subscription without locking it. */
export async function findSubscription(queries: Queries, id: number): Promise<Subscription | undefined> {
  const [row] = await queries.query(`select ${SUBSCRIPTION_COLUMNS} from subscriptions where id = $1::int`, [
    id,
  ]);
  return row === undefined ? undefined : toSubscription(row);
}

/** Lists a reader's subscriptions, the newest first, without open invitations, which their inviter owns until then. */
export async function listSubscriptions(
  queries: Queries,
  owner: SalesReader,
): Promise<readonly Subscription[]> {
  const rows = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions where owner = $1 and not (kind = 'shared' and state = 'unclaimed') order by id desc`,
    [toReaderKey(owner)],
  );
  return rows.map(toSubscription);
}

/** Returns whether a reader still reads with a subscription whose charge has failed. */
export async function isInGrace(
  queries: Queries,
  owner: SalesReader,
  { now }: { readonly now: number },
): Promise<boolean> {
  const rows = await queries.query(
    `select id from subscriptions where owner = $1 and state = 'pastDue' and grace_ends_at > ${momentParameter(2)} limit 1`,
    [toReaderKey(owner), now],
  );
  return rows.length > 0;
}

/** Lists the shares of a subscription, with open invitations and without ended shares, in the order of invitation. */
export async function listShared(queries: Queries, parentId: number): Promise<readonly Subscription[]> {
  const rows = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where parent_id = $1::int and state <> 'terminated' order by id`,
    [parentId],
  );
  return rows.map(toSubscription);
}

/** Finds the subscription that a reader opened on a site with an organisation's code; an ended one is left out. */
export async function findEnterprise(
  queries: Queries,
  { site, owner, code }: { readonly site: string; readonly owner: string; readonly code: string },
): Promise<Subscription | undefined> {
  const [row] = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where site = $1 and owner = $2 and enterprise_code = $3 and state <> 'terminated'`,
    [site, owner, code],
  );
  return row === undefined ? undefined : toSubscription(row);
}
