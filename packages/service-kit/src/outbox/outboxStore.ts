/** The table of the outbox. A row is claimed with `for update skip locked`, and its next attempt is its lease. */
import { DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { integerColumn, optionalTextColumn, textColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { inMilliseconds, momentParameter } from '../database/moments.ts';
import { momentColumn, optionalMomentColumn } from '../database/storedColumns.ts';
import type { OutboxStatus } from './Outbox.ts';

/** The length of a lease, in milliseconds: longer than the timeouts of a mail server together. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long rows of delivered and failed mails are kept, without content, in milliseconds. */
const ENDED_MS = 30 * DAY_MS;
const RECENT_MS = 7 * DAY_MS;

export interface StoredMail {
  readonly id: string;
  readonly site: string;
  readonly kind: string;
  readonly event: string | undefined;
  readonly letter: string | undefined;
  readonly account: string | undefined;
  readonly expiresAt: number | undefined;
  /** The encrypted content. */
  readonly content: string;
}

/** Stores a mail that is due at once, unless its event has one. */
export async function insertMail(queries: Queries, mail: StoredMail, now: number): Promise<void> {
  await queries.query(
    `insert into outgoing_mails (id, site, kind, event, letter, account, content, expires_at, queued_at, next_attempt_at)
      values ($1, $2, $3, $4, $5, $6, $7, ${momentParameter(8)}, ${momentParameter(9)}, ${momentParameter(9)})
      on conflict (site, event) do nothing`,
    [
      mail.id,
      mail.site,
      mail.kind,
      mail.event ?? null,
      mail.letter ?? null,
      mail.account ?? null,
      mail.content,
      mail.expiresAt ?? null,
      now,
    ],
  );
}

export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  readonly letter: string | undefined;
  readonly content: string;
  /** The number of attempts, with this one. */
  readonly attempts: number;
  /** When another process may deliver it, in milliseconds since 1970. */
  readonly leasedUntil: number;
  readonly queuedAt: number;
  readonly expiresAt: number | undefined;
}

/** Takes the mail that has been due longest, so that no other process delivers it until the lease is over. */
export async function claimMail(
  queries: Queries,
  { site, letters }: { readonly site: string; readonly letters: readonly string[] },
  now: number,
): Promise<ClaimedMail | undefined> {
  const [row] = await queries.query(
    `update outgoing_mails set attempts = attempts + 1, next_attempt_at = ${momentParameter(3)}
      where id = (select id from outgoing_mails
        where site = $1 and state = 'waiting' and next_attempt_at <= ${momentParameter(2)}
          and (letter is null or letter = any ($4::text[]))
        order by next_attempt_at limit 1 for update skip locked)
      returning id, kind, letter, content, attempts, ${inMilliseconds('queued_at')} as queued_at,
        ${inMilliseconds('expires_at')} as expires_at`,
    [site, now, now + LEASE_MS, letters],
  );
  return row === undefined
    ? undefined
    : {
        id: textColumn(row, 'id'),
        kind: textColumn(row, 'kind'),
        letter: optionalTextColumn(row, 'letter'),
        content: textColumn(row, 'content'),
        attempts: integerColumn(row, 'attempts'),
        leasedUntil: now + LEASE_MS,
        queuedAt: momentColumn(row, 'queued_at'),
        expiresAt: optionalMomentColumn(row, 'expires_at'),
      };
}

/** Records when a failed mail is tried again, and why; `failure` is undefined when the mail server failed, not the mail. */
export async function postponeMail(
  queries: Queries,
  { id, at, failure }: { readonly id: string; readonly at: number; readonly failure: string | undefined },
): Promise<void> {
  await queries.query(
    `update outgoing_mails set next_attempt_at = ${momentParameter(2)}, failure = $3 where id = $1 and state = 'waiting'`,
    [id, at, failure ?? null],
  );
}

/** How delivery ended; `failure` is a word or a code of the mail server, never its message, which may name a person. */
export type MailEnd = { readonly state: 'sent' } | { readonly state: 'failed'; readonly failure: string };

/** Records the end of delivery, and deletes the content and the account. */
export async function endMail(
  queries: Queries,
  { id, end, now }: { readonly id: string; readonly end: MailEnd; readonly now: number },
): Promise<void> {
  await queries.query(
    `update outgoing_mails set state = $2, failure = $3, ended_at = ${momentParameter(4)}, content = null, account = null
      where id = $1`,
    [id, end.state, end.state === 'failed' ? end.failure : null, now],
  );
}

/** Removes the waiting mails of an account. */
export async function deleteAccountMails(queries: Queries, account: string): Promise<void> {
  await queries.query('delete from outgoing_mails where account = $1', [account]);
}

/** Removes a mail that is not needed any more. */
export async function deleteMail(queries: Queries, id: string): Promise<void> {
  await queries.query('delete from outgoing_mails where id = $1', [id]);
}

/** Deletes the rows of mails whose delivery ended a month ago. */
export async function deleteOldMails(queries: Queries, now: number): Promise<void> {
  await queries.query(`delete from outgoing_mails where ended_at <= ${momentParameter(1)}`, [now - ENDED_MS]);
}

/** From when on a mail is overdue: from the moment it is queued, and after a refusal from its next attempt. */
const DUE_AT = 'case when failure is null then queued_at else next_attempt_at end';

/** Counts what waits and what was given up. */
export async function readOutboxStatus(queries: Queries, site: string, now: number): Promise<OutboxStatus> {
  const [row] = await queries.query(
    `select (select count(*)::int from outgoing_mails where site = $1 and state = 'waiting') as waiting,
      (select ${inMilliseconds('min(queued_at)')} from outgoing_mails where site = $1 and state = 'waiting') as oldest,
      (select ${inMilliseconds(`min(${DUE_AT})`)}
        from outgoing_mails where site = $1 and state = 'waiting') as due,
      (select count(*)::int from outgoing_mails
        where site = $1 and state = 'waiting' and ${DUE_AT} < ${momentParameter(3)}) as overdue,
      (select count(*)::int from outgoing_mails
        where site = $1 and state = 'failed' and ended_at > ${momentParameter(2)}) as failed`,
    [site, now - RECENT_MS, now],
  );
  if (row === undefined) throw new Error('The database has counted no mails.');
  const since = (column: 'oldest' | 'due'): number =>
    Math.max(0, now - (optionalMomentColumn(row, column) ?? now));
  return {
    waiting: integerColumn(row, 'waiting'),
    oldestMs: since('oldest'),
    overdue: integerColumn(row, 'overdue'),
    overdueMs: since('due'),
    failed: integerColumn(row, 'failed'),
  };
}
