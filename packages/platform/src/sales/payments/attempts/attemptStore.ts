import { integerColumn, optionalTextColumn, textColumn } from '../../../database/columns.ts';
import type { Queries, SqlRow } from '../../../database/Database.ts';
import { momentColumn } from '../../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../../identity/store/moments.ts';
import type { AttemptKind, ProviderName } from '../providers/PaymentProvider.ts';

/** What a payment is for: an order, or the method that it is to replace. */
export type AttemptSubject =
  | { readonly kind: 'order'; readonly orderNumber: string }
  | { readonly kind: 'method'; readonly methodId: number };

/** `returned`: paid, but not needed; the money went back. */
export type AttemptState = 'open' | 'succeeded' | 'abandoned' | 'returned';

/** One payment at a provider. Its amount is in minor units. */
export interface Attempt {
  readonly id: number;
  readonly subject: AttemptSubject;
  readonly provider: ProviderName;
  readonly kind: AttemptKind;
  readonly state: AttemptState;
  /** At the provider; missing when the process ended before the provider had answered. */
  readonly reference: string | undefined;
  readonly amount: number;
  readonly currency: string;
  /** How often reconciliation has looked at it. */
  readonly looks: number;
  readonly createdOn: number;
}

/** An attempt that the provider knows. */
export type KnownAttempt = Attempt & { readonly reference: string };

export const isKnown = (attempt: Attempt): attempt is KnownAttempt => attempt.reference !== undefined;

const COLUMNS = `id, order_number, method_id, provider, kind, state, reference, amount::float8 as amount, currency, looks,
  ${inMilliseconds('created_at')} as created_at`;

/** How long a reader may take before reconciliation looks for the first time, in milliseconds. */
const FIRST_LOOK_MS = 2 * 60_000;

const STATES: readonly AttemptState[] = ['open', 'succeeded', 'abandoned', 'returned'];

function attemptOf(row: SqlRow): Attempt {
  const orderNumber = optionalTextColumn(row, 'order_number');
  const state = STATES.find((known) => known === row.state) ?? 'abandoned';
  return {
    id: integerColumn(row, 'id'),
    subject:
      orderNumber === undefined
        ? { kind: 'method', methodId: integerColumn(row, 'method_id') }
        : { kind: 'order', orderNumber },
    provider: textColumn(row, 'provider') === 'paypal' ? 'paypal' : 'stripe',
    kind: textColumn(row, 'kind') === 'setup' ? 'setup' : 'payment',
    state,
    reference: optionalTextColumn(row, 'reference'),
    amount: integerColumn(row, 'amount'),
    currency: textColumn(row, 'currency'),
    looks: integerColumn(row, 'looks'),
    createdOn: momentColumn(row, 'created_at'),
  };
}

export interface NewAttempt extends Pick<Attempt, 'subject' | 'provider' | 'kind' | 'amount' | 'currency'> {
  readonly site: string;
  readonly now: number;
}

/** The open attempt of an order at a provider. */
export async function findOpenAttempt(
  queries: Queries,
  { orderNumber, provider }: { readonly orderNumber: string; readonly provider: ProviderName },
): Promise<Attempt | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payment_attempts where order_number = $1 and provider = $2 and state = 'open'`,
    [orderNumber, provider],
  );
  return row && attemptOf(row);
}

/** Stores an attempt. @returns undefined when the order has an open one at that provider */
export async function insertAttempt(queries: Queries, attempt: NewAttempt): Promise<Attempt | undefined> {
  const { subject, now } = attempt;
  const [row] = await queries.query(
    `insert into payment_attempts (site, order_number, method_id, provider, kind, state, amount, currency, created_at,
        next_look_at)
      values ($1, $2, $3::int, $4, $5, 'open', $6::bigint, $7, ${momentParameter(8)}, ${momentParameter(9)})
      on conflict do nothing returning ${COLUMNS}`,
    [
      attempt.site,
      subject.kind === 'order' ? subject.orderNumber : null,
      subject.kind === 'method' ? subject.methodId : null,
      attempt.provider,
      attempt.kind,
      attempt.amount,
      attempt.currency,
      now,
      now + FIRST_LOOK_MS,
    ],
  );
  return row && attemptOf(row);
}

/** Notes what the provider calls an attempt. */
export async function setReference(queries: Queries, id: number, reference: string): Promise<void> {
  await queries.query('update payment_attempts set reference = $2 where id = $1::int', [id, reference]);
}

/** The attempt behind a reference of a provider. */
export async function findAttempt(
  queries: Queries,
  { provider, reference }: { readonly provider: ProviderName; readonly reference: string },
): Promise<KnownAttempt | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payment_attempts where provider = $1 and reference = $2`,
    [provider, reference],
  );
  const attempt = row && attemptOf(row);
  return attempt !== undefined && isKnown(attempt) ? attempt : undefined;
}

export async function listAttempts(queries: Queries, orderNumber: string): Promise<readonly KnownAttempt[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from payment_attempts where order_number = $1 order by id`,
    [orderNumber],
  );
  return rows.map(attemptOf).filter(isKnown);
}

/** Ends an attempt; one that is settled stays as it is. */
export async function endAttempt(
  queries: Queries,
  id: number,
  state: Exclude<AttemptState, 'open'>,
): Promise<void> {
  await queries.query(
    "update payment_attempts set state = $2 where id = $1::int and state in ('open', 'abandoned')",
    [id, state],
  );
}

/**
 * Takes an open attempt whose time to be looked at has come, for this process alone: the next look is set before it is
 * handed out, so a process that is killed leaves it for later.
 *
 * @param pauseMs until the next look, by how often it was looked at
 */
export async function claimAttempt(
  queries: Queries,
  {
    site,
    now,
    pauseMs,
  }: { readonly site: string; readonly now: number; readonly pauseMs: readonly number[] },
): Promise<Attempt | undefined> {
  const [row] = await queries.query(
    `update payment_attempts set looks = looks + 1,
        next_look_at = to_timestamp(($2::float8 + ($3::text::jsonb ->> least(looks, $4::int))::float8) / 1000)
      where id = (
        select id from payment_attempts
          where site = $1 and state = 'open' and next_look_at <= ${momentParameter(2)}
          order by next_look_at limit 1 for update skip locked)
      returning ${COLUMNS}`,
    [site, now, JSON.stringify(pauseMs), pauseMs.length - 1],
  );
  return row && attemptOf(row);
}
