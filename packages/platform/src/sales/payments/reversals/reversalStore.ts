/** What has gone back of a payment without us asking for it: refunds by their ids at the provider, and disputes. */
import { integerColumn, textColumn } from '../../../database/columns.ts';
import type { Queries } from '../../../database/Database.ts';
import { momentParameter } from '../../../identity/store/moments.ts';
import type { ProviderReversals } from '../providers/PaymentProvider.ts';

/** A key that no refund of ours has. */
const OUTSIDE = 'outside:';

interface Scope {
  readonly paymentId: number;
  readonly now: number;
}

/** Takes down what went back, and takes out what the provider knows no more. @returns by how much more has gone back */
export async function bookRefunds(
  queries: Queries,
  { paymentId, now }: Scope,
  { refunds }: Pick<ProviderReversals, 'refunds'>,
): Promise<number> {
  const outside = refunds.filter(({ key }) => key === undefined);
  const keys = outside.map(({ id }) => `${OUTSIDE}${id}`);
  const gone = await queries.query(
    `delete from payment_refunds where payment_id = $1::int and starts_with(idempotency_key, $2)
      and idempotency_key <> all ($3::text[]) returning amount::float8 as amount`,
    [paymentId, OUTSIDE, keys],
  );
  let change = -gone.reduce((sum, row) => sum + integerColumn(row, 'amount'), 0);
  for (const { id, amount } of outside) {
    const rows = await queries.query(
      `insert into payment_refunds (idempotency_key, payment_id, amount, refunded_at)
        values ($1, $2::int, $3::bigint, ${momentParameter(4)}) on conflict do nothing returning amount`,
      [`${OUTSIDE}${id}`, paymentId, amount, now],
    );
    if (rows.length > 0) change += amount;
  }
  return change;
}

/** What has become of the disputes of a payment since they were looked at last. */
export interface DisputeNews {
  readonly isOpened: boolean;
  readonly isLost: boolean;
}

export async function bookDisputes(
  queries: Queries,
  { paymentId, now }: Scope,
  { disputes }: Pick<ProviderReversals, 'disputes'>,
): Promise<DisputeNews> {
  const rows = await queries.query('select id, state from payment_disputes where payment_id = $1::int', [
    paymentId,
  ]);
  const known = new Map(rows.map((row) => [textColumn(row, 'id'), textColumn(row, 'state')]));
  for (const { id, amount, state } of disputes) {
    await queries.query(
      `insert into payment_disputes (id, payment_id, amount, state, created_at)
        values ($1, $2::int, $3::bigint, $4, ${momentParameter(5)})
        on conflict (id) do update set state = excluded.state, amount = excluded.amount`,
      [id, paymentId, amount, state, now],
    );
  }
  return {
    isOpened: disputes.some(({ id, state }) => state !== 'won' && !known.has(id)),
    isLost: disputes.some(({ id, state }) => state === 'lost' && known.get(id) !== 'lost'),
  };
}

/** What has gone back of a payment for good: every refund, and what was lost in disputes; minor units. */
export async function sumReversals(queries: Queries, paymentId: number): Promise<number> {
  const [row] = await queries.query(
    `select (coalesce((select sum(amount) from payment_refunds where payment_id = $1::int), 0)
        + coalesce((select sum(amount) from payment_disputes where payment_id = $1::int and state = 'lost'), 0))::float8
        as amount`,
    [paymentId],
  );
  return integerColumn(row ?? {}, 'amount');
}
