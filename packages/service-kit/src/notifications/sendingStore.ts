/**
 * The alert that is sent to browsers, one for each site, and how far it has come. Browsers are claimed some at a time, with
 * `for update skip locked` and a lease, and only while the alert is the one that readers see.
 */
import { DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { integerColumn, optionalTextColumn, textColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { inMilliseconds, momentParameter } from '../database/moments.ts';
import { booleanColumn, momentColumn } from '../database/storedColumns.ts';
import type { PushSubscription } from './NotificationService.ts';
import type { Audience } from './subscriptionStore.ts';

/** The length of a lease, in milliseconds: longer than a request and its record. */
const LEASE_MS = 2 * MINUTE_MS;
/** The number of browsers that are claimed at a time. */
const BATCH = 50;

export interface Sending {
  readonly id: string;
  readonly text: string;
  /** The path of the site that it leads to; undefined: the front page. */
  readonly path: string | undefined;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** When it is of no use any more, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** How many browsers got a sending, how many could not be reached, and how many had ended their subscription. */
export interface SendingCounts {
  readonly sent: number;
  readonly failed: number;
  readonly removed: number;
}

/** Stores a sending in the place of the one before. */
export async function insertSending(
  queries: Queries,
  site: string,
  { id, text, path, queuedAt, expiresAt }: Sending,
): Promise<void> {
  await queries.query(
    `insert into push_sendings (site, id, text, path, queued_at, expires_at)
      values ($1, $2, $3, $4, ${momentParameter(5)}, ${momentParameter(6)})
      on conflict (site) do update set id = excluded.id, text = excluded.text, path = excluded.path,
        queued_at = excluded.queued_at, expires_at = excluded.expires_at, sent = 0, failed = 0, removed = 0,
        is_done = false`,
    [site, id, text, path ?? null, queuedAt, expiresAt],
  );
}

/** Reads the last sending. */
export async function readSending(
  queries: Queries,
  site: string,
): Promise<(Sending & SendingCounts & { readonly isDone: boolean }) | undefined> {
  const [row] = await queries.query(
    `select id, text, path, ${inMilliseconds('queued_at')} as queued_at,
        ${inMilliseconds('expires_at')} as expires_at, sent, failed, removed, is_done
      from push_sendings where site = $1`,
    [site],
  );
  return (
    row && {
      id: textColumn(row, 'id'),
      text: textColumn(row, 'text'),
      path: optionalTextColumn(row, 'path'),
      queuedAt: momentColumn(row, 'queued_at'),
      expiresAt: momentColumn(row, 'expires_at'),
      sent: integerColumn(row, 'sent'),
      failed: integerColumn(row, 'failed'),
      removed: integerColumn(row, 'removed'),
      isDone: booleanColumn(row, 'is_done'),
    }
  );
}

/** The SQL condition for the browsers that a live sending has not reached: $1 site, $2 key, $3 sending, $4 now. */
const UNREACHED = `s.site = $1 and s.public_key = $2 and s.handled is distinct from $3
  and s.created_at <= g.queued_at and g.expires_at > ${momentParameter(4)}`;
/** A sending is live while the alert that it was queued with is the one that readers see. */
const LIVE = `push_subscriptions s join push_sendings g on g.site = s.site and g.id = $3
  join alerts a on a.site = g.site and a.sending = g.id`;

/** Counts the browsers that a sending has still to reach. */
export async function countUnreached(
  queries: Queries,
  { site, publicKey, sending, now }: Audience & { readonly sending: string; readonly now: number },
): Promise<number> {
  const [row] = await queries.query(`select count(*)::int as n from ${LIVE} where ${UNREACHED}`, [
    site,
    publicKey,
    sending,
    now,
  ]);
  return row === undefined ? 0 : integerColumn(row, 'n');
}

export interface ClaimedSubscription extends PushSubscription {
  readonly id: string;
  /** The number of attempts of this sending, with this one. */
  readonly attempts: number;
}

/** Takes the next browsers of a sending, so that no other process sends it to them until the lease is over. */
export async function claimSubscriptions(
  queries: Queries,
  {
    site,
    publicKey,
    sending,
    after,
    now,
  }: Audience & {
    readonly sending: string;
    /** The last id of the claim before; empty for the first. */
    readonly after: string;
    readonly now: number;
  },
): Promise<readonly ClaimedSubscription[]> {
  const rows = await queries.query(
    `update push_subscriptions set tried = $3, next_attempt_at = ${momentParameter(6)},
        attempts = case when tried = $3 then attempts + 1 else 1 end
      where id in (select s.id from ${LIVE}
        where ${UNREACHED} and s.id > $5
          and (s.tried is distinct from $3 or s.next_attempt_at <= ${momentParameter(4)})
        order by s.id limit ${BATCH} for update of s skip locked)
      returning id, endpoint, p256dh, auth, attempts`,
    [site, publicKey, sending, now, after, now + LEASE_MS],
  );
  return rows.map((row) => ({
    id: textColumn(row, 'id'),
    endpoint: textColumn(row, 'endpoint'),
    p256dh: textColumn(row, 'p256dh'),
    auth: textColumn(row, 'auth'),
    attempts: integerColumn(row, 'attempts'),
  }));
}

interface Wait {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What became of the browsers of a claim, by their ids. */
export interface Handled {
  readonly sent: readonly string[];
  readonly failed: readonly string[];
  readonly removed: readonly string[];
  /** Those that are tried again. */
  readonly later: readonly Wait[];
  /** Those to which nothing was sent, because their push service takes nothing now: no attempt of theirs is counted. */
  readonly untried: readonly Wait[];
}

/** Sets the number of days with a failure: an outage of a push service for some alerts of one day is one. $1 now, $2 a day before. */
const COUNT_FAILURE = `failures = failures + case when failed_at > ${momentParameter(2)} then 0 else 1 end,
  failed_at = case when failed_at > ${momentParameter(2)} then failed_at else ${momentParameter(1)} end`;
/**
 * Whoever could not be reached on so many days, with no success in between, is deleted, if the same push service took messages for
 * others meanwhile: otherwise the fault is the service's, or this site's.
 */
const MOST_FAILURES = 3;

/** Records what became of the browsers of a claim. Each is counted once, however often it was sent to. Run it in a transaction. */
export async function recordHandled(
  queries: Queries,
  { site, sending, now }: { readonly site: string; readonly sending: string; readonly now: number },
  { sent, failed, removed, later, untried }: Handled,
): Promise<void> {
  const reached = await queries.query(
    `update push_subscriptions set handled = $2, next_attempt_at = null, failures = 0, failed_at = null,
        reached_at = ${momentParameter(1)}
      where id = any ($3::text[]) and handled is distinct from $2 returning id`,
    [now, sending, sent],
  );
  const missed = await queries.query(
    `update push_subscriptions set handled = $3, next_attempt_at = null, ${COUNT_FAILURE}
      where id = any ($4::text[]) and handled is distinct from $3 returning id`,
    [now, now - DAY_MS, sending, failed],
  );
  const gone = await queries.query(
    'delete from push_subscriptions where id = any ($1::text[]) returning id',
    [removed],
  );
  await queries.query(
    `delete from push_subscriptions s where id = any ($1::text[]) and failures >= ${MOST_FAILURES}
      and exists (select 1 from push_subscriptions other where other.site = s.site
        and split_part(other.endpoint, '/', 3) = split_part(s.endpoint, '/', 3)
        and other.reached_at >= s.failed_at - interval '3 days')`,
    [failed],
  );
  const wait = async (waits: readonly Wait[], uncounted: number): Promise<void> => {
    for (const [at, same] of Map.groupBy(waits, (each) => each.at))
      await queries.query(
        `update push_subscriptions set next_attempt_at = ${momentParameter(1)}, attempts = attempts - $2::int
          where id = any ($3::text[]) and tried = $4`,
        [at, uncounted, same.map(({ id }) => id), sending],
      );
  };
  await wait(later, 0);
  await wait(untried, 1);
  await queries.query(
    `update push_sendings set sent = sent + $3, failed = failed + $4, removed = removed + $5
      where site = $1 and id = $2`,
    [site, sending, reached.length, missed.length, gone.length],
  );
}

/**
 * Marks a sending as done, once, so that nobody looks for more browsers. For those that subscribed with another key of the site
 * the alert has failed. Run it in a transaction.
 */
export async function endSending(
  queries: Queries,
  { site, publicKey, sending, now }: Audience & { readonly sending: string; readonly now: number },
): Promise<void> {
  const ended = await queries.query(
    'update push_sendings set is_done = true where site = $1 and id = $2 and not is_done returning id',
    [site, sending],
  );
  if (ended.length === 0) return;
  await queries.query(`update push_subscriptions set ${COUNT_FAILURE} where site = $3 and public_key <> $4`, [
    now,
    now - DAY_MS,
    site,
    publicKey,
  ]);
  await queries.query(
    `delete from push_subscriptions where site = $1 and public_key <> $2 and failures >= ${MOST_FAILURES}`,
    [site, publicKey],
  );
}
