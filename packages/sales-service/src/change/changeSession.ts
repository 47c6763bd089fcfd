/**
 * The session of a change of plan, from its preview to the click that makes it. The session stores everything that the
 * preview showed, so exactly that is carried out. Only the reader has its id; the table stores the id's hash.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ProductChanges, SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, parseJson } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import {
  integerColumn,
  textColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { ChangeQuote } from '../billing/proration.ts';
import type { Period } from '../billing/Period.ts';
import type { PeriodQuote, SoldPlan } from '../subscriptions/Subscription.ts';

/** The change that the preview showed; amounts are minor units, moments milliseconds since 1970. */
export interface AgreedChange {
  readonly productChanges: ProductChanges;
  readonly plan: SoldPlan;
  readonly quote: ChangeQuote;
  /** The first cycle of the new price. */
  readonly period: Period;
  /** The amount charged now, with its taxes. */
  readonly charge: PeriodQuote;
  /** The subscription's period number at the time of the preview, which is invalid in any other period. */
  readonly periodNumber: number;
  /** The worth of that period at the time of the preview, which is invalid once some of it was refunded. */
  readonly worth: number;
  readonly answer: Omit<SubscriptionChangeBody, 'sessionId'>;
}

export interface ChangeSession {
  readonly hash: string;
  readonly subscriptionId: number;
  readonly agreed: AgreedChange;
  /** The number of declined charges. */
  readonly attempt: number;
  readonly createdOn: number;
  /** When the reader confirmed the change; undefined until then. */
  readonly claimedOn: number | undefined;
  /** When the bank first challenged the charge; undefined when it has not. */
  readonly challengedOn: number | undefined;
  readonly finishedOn: number | undefined;
}

/** Returns the hash under which the table stores a session. */
export function hashSession(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** Checks a stored change superficially: only `insertSession` writes the column, so its shape is known. */
function isAgreed(value: Json | AgreedChange): value is AgreedChange {
  return isJsonObject(value) && 'plan' in value && 'quote' in value && 'charge' in value && 'answer' in value;
}

function readAgreed(text: string): AgreedChange {
  const value: Json | AgreedChange = parseJson(text);
  if (isAgreed(value)) return value;
  throw new Error('A stored change of plan cannot be read: restore the table.');
}

const COLUMNS = `session_hash, subscription_id, attempt, body::text as body, ${inMilliseconds('created_at')} as created_at,
  ${inMilliseconds('claimed_at')} as claimed_at, ${inMilliseconds('challenged_at')} as challenged_at,
  ${inMilliseconds('finished_at')} as finished_at`;

const toSession = (row: SqlRow): ChangeSession => ({
  hash: textColumn(row, 'session_hash'),
  subscriptionId: integerColumn(row, 'subscription_id'),
  agreed: readAgreed(textColumn(row, 'body')),
  attempt: integerColumn(row, 'attempt'),
  createdOn: momentColumn(row, 'created_at'),
  claimedOn: optionalMomentColumn(row, 'claimed_at'),
  challengedOn: optionalMomentColumn(row, 'challenged_at'),
  finishedOn: optionalMomentColumn(row, 'finished_at'),
});

/** Stores the previewed change. @returns the session's id, which only the reader gets */
export async function insertSession(
  queries: Queries,
  {
    subscriptionId,
    agreed,
    now,
  }: { readonly subscriptionId: number; readonly agreed: AgreedChange; readonly now: number },
): Promise<string> {
  const sessionId = randomBytes(24).toString('base64url');
  await queries.query(
    `insert into subscription_changes (session_hash, subscription_id, body, created_at)
      values ($1, $2::int, $3::text::jsonb, ${momentParameter(4)})`,
    [hashSession(sessionId), subscriptionId, JSON.stringify(agreed), now],
  );
  return sessionId;
}

/** Locks a session until the transaction ends. */
export async function lockSession(queries: Queries, hash: string): Promise<ChangeSession | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from subscription_changes where session_hash = $1 for update`,
    [hash],
  );
  return row === undefined ? undefined : toSession(row);
}

/** Records when a session was claimed, challenged or finished; a recorded moment is not overwritten. */
export async function markSession(
  queries: Queries,
  hash: string,
  { step, now }: { readonly step: 'claimed' | 'challenged' | 'finished'; readonly now: number },
): Promise<void> {
  await queries.query(
    `update subscription_changes set ${step}_at = coalesce(${step}_at, ${momentParameter(2)}) where session_hash = $1`,
    [hash, now],
  );
}

/** Lists the hashes of claimed sessions that are not finished and whose lease is over, e.g. because a process was killed. */
export async function listUnfinished(queries: Queries, now: number): Promise<readonly string[]> {
  const rows = await queries.query(
    `select session_hash from subscription_changes join subscriptions on subscriptions.id = subscription_id
      where claimed_at is not null and finished_at is null and lease_until <= ${momentParameter(1)}`,
    [now],
  );
  return rows.map((row) => textColumn(row, 'session_hash'));
}

/** Lists a subscription's changes that wait for the reader to answer the bank. */
export async function listChallenged(
  queries: Queries,
  subscriptionId: number,
): Promise<readonly ChangeSession[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_changes
      where subscription_id = $1::int and challenged_at is not null and finished_at is null`,
    [subscriptionId],
  );
  return rows.map(toSession);
}

/**
 * Releases a claimed session whose charge was declined or withdrawn, so that the reader may try again with another card.
 *
 * @returns false when it was released before
 */
export async function releaseSession(
  queries: Queries,
  { hash, attempt }: Pick<ChangeSession, 'hash' | 'attempt'>,
): Promise<boolean> {
  const rows = await queries.query(
    `update subscription_changes set claimed_at = null, challenged_at = null, attempt = attempt + 1
      where session_hash = $1 and attempt = $2::int and claimed_at is not null and finished_at is null
      returning session_hash`,
    [hash, attempt],
  );
  return rows.length > 0;
}
