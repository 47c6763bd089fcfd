import { integerColumn } from '../../../database/columns.ts';
import type { Queries } from '../../../database/Database.ts';
import { describeFailure } from '../../../identity/http/describeFailure.ts';
import { findPayment } from '../booking/paymentStore.ts';
import type { Refund } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';

/** Takes a refund down before it is made, so that no two refunds give back more than was paid. */
async function claimRefund(
  queries: Queries,
  refund: Refund & { readonly paymentId: number; readonly most: number },
) {
  const { idempotencyKey, paymentId, amount, most } = refund;
  await queries.query('select id from payments where id = $1::int for update', [paymentId]);
  const known = await queries.query('select 1 from payment_refunds where idempotency_key = $1', [
    idempotencyKey,
  ]);
  if (known.length > 0) return true;
  const [row] = await queries.query(
    'select coalesce(sum(amount), 0)::int as given from payment_refunds where payment_id = $1::int',
    [paymentId],
  );
  if (integerColumn(row ?? {}, 'given') + amount > most) return false;
  await queries.query(
    'insert into payment_refunds (idempotency_key, payment_id, amount) values ($1, $2::int, $3::bigint)',
    [idempotencyKey, paymentId, amount],
  );
  return true;
}

/** Gives back a part of what was paid for an order, or all of it; once for one key. */
export async function refundOrder(context: PaymentsContext, refund: Refund): Promise<boolean> {
  const { database, clock, log } = context;
  const payment = await findPayment(database, refund.orderNumber);
  const provider = payment && context.providers.get(payment.provider);
  if (payment === undefined || provider === undefined) return false;
  const isFree = await database.transaction((queries) =>
    claimRefund(queries, { ...refund, paymentId: payment.id, most: payment.amount }),
  );
  if (!isFree) return false;
  try {
    const { reference, currency } = payment;
    const { amount, idempotencyKey } = refund;
    if (!(await provider.refund({ reference, amount, currency, idempotencyKey }))) return false;
  } catch (error) {
    log.error('A refund was not answered; it is asked for again.', describeFailure(error));
    return false;
  }
  await database.query(
    `update payment_refunds set refunded_at = to_timestamp($2::float8 / 1000)
      where idempotency_key = $1 and refunded_at is null`,
    [refund.idempotencyKey, clock.now()],
  );
  return true;
}
