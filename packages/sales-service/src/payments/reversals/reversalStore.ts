/** The table of reversals: refunds that this server did not request, by their ids at the provider, and disputes. */
import { integerColumn, textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { ProviderReversals } from '../providers/PaymentProvider.ts';

/** The prefix of the keys of refunds that this server did not request. */
const OUTSIDE = 'outside:';

interface Scope {
  readonly paymentId: number;
  readonly now: number;
}

/** Marks refunds that this server has requested without an answer as made if the provider reports them. */
export async function confirmOwnRefunds(
  queries: Queries,
  { paymentId, now }: Scope,
  { refunds }: Pick<ProviderReversals, 'refunds'>,
): Promise<void> {
  await queries.query(
    `update payment_refunds set refunded_at = ${momentParameter(2)}
      where payment_id = $1::int and refunded_at is null and idempotency_key = any ($3::text[])`,
    [paymentId, now, refunds.flatMap(({ key }) => key ?? [])],
  );
}

/**
 * Stores refunds that this server did not request, and deletes those that the provider no longer reports.
 *
 * @returns the amount refunded since the last look, in minor units; negative when more was deleted than stored
 */
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

/** The changes of a payment's disputes since the last look: whether one was opened, and whether one was lost. */
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
