import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../../http/SalesReader.ts';
import type { SalesReader } from '../../http/SalesReader.ts';
import type { AttemptKind, ProviderName } from '../providers/PaymentProvider.ts';

/** The subject of an attempt: the order to pay, or the saved method to replace. */
export type AttemptSubject =
  | { readonly kind: 'order'; readonly orderNumber: string }
  | { readonly kind: 'method'; readonly methodId: number };

/** The state of an attempt. `returned`: it was paid but not needed, so it was refunded. */
export type AttemptState = 'open' | 'succeeded' | 'abandoned' | 'returned';

/** One attempt to pay, or to save a method, at a provider. Its amount is in minor units. */
export interface Attempt {
  readonly id: number;
  readonly subject: AttemptSubject;
  readonly provider: ProviderName;
  readonly kind: AttemptKind;
  readonly state: AttemptState;
  /** The provider's reference; undefined until the provider has answered, and for ever if the process was killed before. */
  readonly reference: string | undefined;
  readonly amount: number;
  readonly currency: string;
  /** The number of times that reconciliation has looked at it. */
  readonly looks: number;
  readonly createdOn: number;
}

/** An attempt whose reference at the provider is known. */
export type KnownAttempt = Attempt & { readonly reference: string };

export const isKnown = (attempt: Attempt): attempt is KnownAttempt => attempt.reference !== undefined;

const COLUMNS = `id, order_number, method_id, provider, kind, state, reference, amount::float8 as amount, currency, looks,
  ${inMilliseconds('created_at')} as created_at`;

/** Milliseconds after the start of an attempt until reconciliation looks at it for the first time. */
const FIRST_LOOK_MS = 2 * 60_000;

const STATES: readonly AttemptState[] = ['open', 'succeeded', 'abandoned', 'returned'];

function toAttempt(row: SqlRow): Attempt {
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

/** Finds the open attempt of an order at a provider; there is one at most. */
export async function findOpenAttempt(
  queries: Queries,
  { orderNumber, provider }: { readonly orderNumber: string; readonly provider: ProviderName },
): Promise<Attempt | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payment_attempts where order_number = $1 and provider = $2 and state = 'open'`,
    [orderNumber, provider],
  );
  return row && toAttempt(row);
}

/** Stores an attempt. @returns undefined when the order has an open attempt at that provider; nothing is stored then */
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
  return row && toAttempt(row);
}

/** Stores the provider's reference of an attempt. @returns whether the attempt is still open */
export async function setReference(queries: Queries, id: number, reference: string): Promise<boolean> {
  const [row] = await queries.query(
    'update payment_attempts set reference = $2 where id = $1::int returning state',
    [id, reference],
  );
  return row?.state === 'open';
}

export interface Rivalry {
  /** The attempt whose rivals are listed. */
  readonly id: number;
  readonly orderNumber: string;
  readonly owner: SalesReader;
  readonly skus: readonly string[];
}

/** Lists the open attempts, older than one attempt, with which the same buyer pays other orders for the same products. */
export async function listRivals(
  queries: Queries,
  { id, orderNumber, owner, skus }: Rivalry,
): Promise<readonly Attempt[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from payment_attempts where state = 'open' and id < $1::int and order_number in (
        select order_number from orders where owner = $2 and order_type = 'Parent' and status = 'Pending'
          and order_number <> $3 and exists (select 1 from order_items
            where order_items.order_number = orders.order_number and sku = any ($4::text[])))
      order by id`,
    [id, toReaderKey(owner), orderNumber, skus],
  );
  return rows.map(toAttempt);
}

/** Finds the attempt with a provider's reference. */
export async function findAttempt(
  queries: Queries,
  { provider, reference }: { readonly provider: ProviderName; readonly reference: string },
): Promise<KnownAttempt | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payment_attempts where provider = $1 and reference = $2`,
    [provider, reference],
  );
  const attempt = row && toAttempt(row);
  return attempt !== undefined && isKnown(attempt) ? attempt : undefined;
}

export async function listAttempts(queries: Queries, orderNumber: string): Promise<readonly KnownAttempt[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from payment_attempts where order_number = $1 order by id`,
    [orderNumber],
  );
  return rows.map(toAttempt).filter(isKnown);
}

/** Ends an open or abandoned attempt; one that has succeeded or was returned is not changed. */
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

/** Ends an attempt that cannot succeed any more, as its provider says: nobody has to look at it again. */
export async function endLostAttempt(queries: Queries, id: number): Promise<void> {
  await queries.query(
    `update payment_attempts set state = 'abandoned', next_look_at = 'infinity'
      where id = $1::int and state in ('open', 'abandoned')`,
    [id],
  );
}

export interface DueLook {
  readonly site: string;
  readonly now: number;
  /** Milliseconds until the next look, by the number of looks so far; the last entry holds for all later ones. */
  readonly pauseMs: readonly number[];
  /** Attempts that were abandoned here are looked at while they are younger, in milliseconds: some can still be paid. */
  readonly abandonedMs: number;
}

/**
 * Claims an attempt that is due for a look, for this process alone: an open one, which an index finds, or one that was abandoned
 * and that its provider knows. The next look is scheduled at the same time, so if the process is killed, the attempt is claimed
 * again later.
 */
export async function claimAttempt(
  queries: Queries,
  { site, now, pauseMs, abandonedMs }: DueLook,
): Promise<Attempt | undefined> {
  const values = [site, now, JSON.stringify(pauseMs), pauseMs.length - 1];
  return (
    (await claimOne(queries, "state = 'open'", values)) ??
    claimOne(
      queries,
      `state = 'abandoned' and reference is not null and created_at > ${momentParameter(5)}`,
      [...values, now - abandonedMs],
    )
  );
}

async function claimOne(
  queries: Queries,
  which: string,
  values: readonly (string | number)[],
): Promise<Attempt | undefined> {
  const [row] = await queries.query(
    `update payment_attempts set looks = looks + 1,
        next_look_at = to_timestamp(($2::float8 + ($3::text::jsonb ->> least(looks, $4::int))::float8) / 1000)
      where id = (
        select id from payment_attempts
          where site = $1 and ${which} and next_look_at <= ${momentParameter(2)}
          order by next_look_at limit 1 for update skip locked)
      returning ${COLUMNS}`,
    values,
  );
  return row && toAttempt(row);
}
