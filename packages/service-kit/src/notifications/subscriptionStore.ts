/** The browsers that get notifications. */
import { createHash } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { momentParameter } from '../database/moments.ts';
import type { PushSubscription } from './NotificationService.ts';

/** A site, and the public key that its browsers have subscribed with. */
export interface Audience {
  readonly site: string;
  readonly publicKey: string;
}

const toId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Stores a subscription. One that is there keeps its age, so that it gets what it was waiting for. */
export async function insertSubscription(
  queries: Queries,
  { endpoint, p256dh, auth, site, publicKey }: PushSubscription & Audience,
  now: number,
): Promise<void> {
  await queries.query(
    `insert into push_subscriptions (id, site, endpoint, p256dh, auth, public_key, created_at)
      values ($1, $2, $3, $4, $5, $6, ${momentParameter(7)})
      on conflict (id) do update set site = excluded.site, p256dh = excluded.p256dh, auth = excluded.auth,
        public_key = excluded.public_key,
        failures = case when push_subscriptions.public_key = excluded.public_key then push_subscriptions.failures else 0 end`,
    [toId(endpoint), site, endpoint, p256dh, auth, publicKey, now],
  );
}

/** Deletes the subscription of an endpoint, if there is one. */
export async function deleteSubscription(queries: Queries, endpoint: string): Promise<void> {
  await queries.query('delete from push_subscriptions where id = $1', [toId(endpoint)]);
}

/** Counts the browsers that can be reached with a key. */
export async function countSubscriptions(queries: Queries, { site, publicKey }: Audience): Promise<number> {
  const [row] = await queries.query(
    'select count(*)::int as n from push_subscriptions where site = $1 and public_key = $2',
    [site, publicKey],
  );
  return row === undefined ? 0 : integerColumn(row, 'n');
}

/** The most browsers of a site to which nothing could be sent yet. */
const MOST_UNREACHED = 200_000;

/** Returns whether a site has so many subscriptions that never worked that it takes no more before the next alert. */
export async function hasTooManyUnreached(queries: Queries, site: string): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from push_subscriptions where site = $1 and reached_at is null
      offset ${MOST_UNREACHED - 1} limit 1`,
    [site],
  );
  return rows.length > 0;
}
