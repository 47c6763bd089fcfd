import { integerColumn } from '../../../database/columns.ts';
import { findPayment, insertPayment } from '../booking/paymentStore.ts';
import type { Queries } from '../../../database/Database.ts';
import { describeFailure } from '../../../identity/http/describeFailure.ts';
import { findOrder } from '../../orders/orderStore.ts';
import { linkMethod, listMethods } from '../methods/methodStore.ts';
import type { ChargeOutcome, Payments, Refund, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';

/** Charges the method that an order was paid with, as it is now. */
export async function chargeSavedMethod(
  context: PaymentsContext,
  { savedWith, amount, currency, idempotencyKey }: SavedMethodCharge,
): Promise<ChargeOutcome> {
  const method = (await listMethods(context.database, [savedWith])).get(savedWith);
  const provider = method && context.providers.get(method.provider);
  if (method === undefined || provider === undefined) return { kind: 'needsReader' };
  // The key holds the method: after a change of card, the same charge is a new one for the provider.
  const key = `${idempotencyKey}-${provider.name}`;
  return provider.charge({ method, amount, currency, idempotencyKey: key });
}

/** Books a charge for the order of a renewal, and notes the method with it. */
export async function bookCharge(
  { clock }: Pick<PaymentsContext, 'clock'>,
  queries: Queries,
  { orderNumber, savedWith, reference }: Parameters<Payments['bookCharge']>[1],
): Promise<void> {
  const order = await findOrder(queries, orderNumber);
  const method = (await listMethods(queries, [savedWith])).get(savedWith);
  if (order === undefined || method === undefined)
    throw new Error('A charge was to be booked for an order or a method that is not there.');
  await insertPayment(queries, {
    orderNumber,
    methodId: method.id,
    provider: method.provider,
    reference,
    amount: order.total,
    currency: order.currency,
    now: clock.now(),
  });
  await linkMethod(queries, orderNumber, method.id);
}

/** Takes a refund down before it is made, so that no two refunds give back more than was paid. */
async function claimRefund(queries: Queries, refund: Refund & { readonly paymentId: number; readonly most: number }) {
  const { idempotencyKey, paymentId, amount, most } = refund;
  await queries.query('select id from payments where id = $1::int for update', [paymentId]);
  const known = await queries.query('select 1 from payment_refunds where idempotency_key = $1', [idempotencyKey]);
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
