import { integerColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/**
 * Sums up, up to the amount of the payment: a bank may ask for a payment that was refunded already, and nobody gets back
 * more than they have paid.
 */
async function sumAmounts(
  queries: Queries,
  paymentId: number,
  { refunds, disputes }: { readonly refunds: string; readonly disputes: string },
): Promise<number> {
  const [row] = await queries.query(
    `select least(amount,
        coalesce((select sum(amount) from payment_refunds where payment_id = $1::int and ${refunds}), 0)
        + coalesce((select sum(amount) from payment_disputes where payment_id = $1::int and ${disputes}), 0))::float8
        as amount
      from payments where id = $1::int`,
    [paymentId],
  );
  return integerColumn(row ?? {}, 'amount');
}

/** Sums up the money that has finally gone back of a payment: refunds that were made and lost disputes, in minor units. */
export const sumReversals = (queries: Queries, paymentId: number): Promise<number> =>
  sumAmounts(queries, paymentId, { refunds: 'refunded_at is not null', disputes: "state = 'lost'" });

/** Sums up what may have gone back of a payment: also refunds without an answer, and what is still disputed. */
export const sumClaims = (queries: Queries, paymentId: number): Promise<number> =>
  sumAmounts(queries, paymentId, { refunds: 'true', disputes: "state <> 'won'" });
