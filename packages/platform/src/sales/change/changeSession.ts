/**
 * A change of plan between its preview and the click that makes it. The session holds everything that was shown, so what
 * is carried out is what the reader saw. Its id stands with the reader only; the table has its hash.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ProductChanges, SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, parseJson } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';
import { integerColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import { momentColumn, optionalMomentColumn } from '../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../identity/store/moments.ts';
import type { ChangeQuote } from '../billing/proration.ts';
import type { Period } from '../billing/Period.ts';
import type { PeriodQuote, SoldPlan } from '../subscriptions/Subscription.ts';

/** What was agreed; amounts are minor units, moments milliseconds since 1970. */
export interface AgreedChange {
  readonly productChanges: ProductChanges;
  readonly plan: SoldPlan;
  readonly quote: ChangeQuote;
  /** The first cycle of the new price. */
  readonly period: Period;
  /** What is charged now, with its taxes. */
  readonly charge: PeriodQuote;
  /** Of the subscription when it was agreed: another one makes the preview wrong. */
  readonly periodNumber: number;
  readonly answer: Omit<SubscriptionChangeBody, 'sessionId'>;
}

export interface ChangeSession {
  readonly hash: string;
  readonly subscriptionId: number;
  readonly agreed: AgreedChange;
  /** How many charges were declined. */
  readonly attempt: number;
  readonly createdOn: number;
  /** When the click came; undefined until then. */
  readonly claimedOn: number | undefined;
  /** When the bank first asked the reader about the charge of the click; undefined while it does not. */
  readonly challengedOn: number | undefined;
  readonly finishedOn: number | undefined;
}

/** The name under which the table keeps a session. */
export function hashSession(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** Only `insertSession` writes the column, so what comes out has the shape that went in. */
function isAgreed(value: Json | AgreedChange): value is AgreedChange {
  return isJsonObject(value) && 'plan' in value && 'quote' in value && 'charge' in value && 'answer' in value;
}

function agreedOf(text: string): AgreedChange {
  const value: Json | AgreedChange = parseJson(text);
  if (isAgreed(value)) return value;
  throw new Error('A stored change of plan cannot be read: restore the table.');
}

const COLUMNS = `session_hash, subscription_id, attempt, body::text as body, ${inMilliseconds('created_at')} as created_at,
  ${inMilliseconds('claimed_at')} as claimed_at, ${inMilliseconds('challenged_at')} as challenged_at,
  ${inMilliseconds('finished_at')} as finished_at`;

const sessionOf = (row: SqlRow): ChangeSession => ({
  hash: textColumn(row, 'session_hash'),
  subscriptionId: integerColumn(row, 'subscription_id'),
  agreed: agreedOf(textColumn(row, 'body')),
  attempt: integerColumn(row, 'attempt'),
  createdOn: momentColumn(row, 'created_at'),
  claimedOn: optionalMomentColumn(row, 'claimed_at'),
  challengedOn: optionalMomentColumn(row, 'challenged_at'),
  finishedOn: optionalMomentColumn(row, 'finished_at'),
});

/** Stores what was shown. @returns the id of the session */
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
  return row === undefined ? undefined : sessionOf(row);
}

/** Notes that the click came, that the bank asks about it, or that everything is done; what is noted stays. */
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

/** Clicks whose process was killed before it was done. */
export async function listUnfinished(queries: Queries, now: number): Promise<readonly string[]> {
  const rows = await queries.query(
    `select session_hash from subscription_changes join subscriptions on subscriptions.id = subscription_id
      where claimed_at is not null and finished_at is null and lease_until <= ${momentParameter(1)}`,
    [now],
  );
  return rows.map((row) => textColumn(row, 'session_hash'));
}

/** What waits for its reader to answer the bank. */
export async function listChallenged(
  queries: Queries,
  subscriptionId: number,
): Promise<readonly ChangeSession[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_changes
      where subscription_id = $1::int and challenged_at is not null and finished_at is null`,
    [subscriptionId],
  );
  return rows.map(sessionOf);
}

/**
 * Takes a click back whose charge was declined: the reader may try again with another card.
 *
 * @returns false when it was taken back before
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
