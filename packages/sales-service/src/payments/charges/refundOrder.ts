import { integerColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { describeFailure } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { findPayment } from '../booking/paymentStore.ts';
import type { Payment } from '../booking/paymentStore.ts';
import type { Refund, RefundOutcome } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';
import { sumClaims } from '../booking/sumReversals.ts';

/** The state of a refund's record. `repeated`: an earlier request was recorded, and its outcome is unknown. */
type Claim = 'new' | 'repeated' | 'made' | 'tooMuch';

interface Refunding {
  readonly payment: Payment;
  readonly provider: PaymentProvider;
  readonly refund: Refund;
}

/**
 * Records a refund before it is made, so that concurrent refunds together never exceed the payment. What the payer's bank
 * holds or has taken counts too: who disputes a payment and gets a refund of it would have the money twice.
 */
async function claimRefund(
  queries: Queries,
  { payment, refund }: Pick<Refunding, 'payment' | 'refund'>,
): Promise<Claim> {
  const { idempotencyKey, amount } = refund;
  await queries.query('select id from payments where id = $1::int for update', [payment.id]);
  const [known] = await queries.query(
    'select (refunded_at is not null)::int as made from payment_refunds where idempotency_key = $1',
    [idempotencyKey],
  );
  if (known !== undefined) return integerColumn(known, 'made') === 1 ? 'made' : 'repeated';
  if ((await sumClaims(queries, payment.id)) + amount > payment.amount) return 'tooMuch';
  await queries.query(
    'insert into payment_refunds (idempotency_key, payment_id, amount) values ($1, $2::int, $3::bigint)',
    [idempotencyKey, payment.id, amount],
  );
  return 'new';
}

/**
 * Requests a refund from the provider. After some hours a provider forgets the key of an earlier request: it would make a
 * partial refund twice, and refuse a full one although it was made. So its list of refunds is looked at before a repeated
 * request, and again after a refusal, because a concurrent request may have made the refund.
 */
async function requestRefund(
  log: PlatformLog,
  { payment, provider, refund }: Refunding,
  claim: Claim,
): Promise<RefundOutcome> {
  const { reference, currency } = payment;
  const { amount, idempotencyKey } = refund;
  const isListed = async (): Promise<boolean> =>
    (await provider.listReversals(reference)).refunds.some(({ key }) => key === idempotencyKey);
  try {
    if (claim === 'repeated' && (await isListed())) return 'made';
    if (await provider.refund({ reference, amount, currency, idempotencyKey })) return 'made';
    return claim === 'repeated' && (await isListed()) ? 'made' : 'refused';
  } catch (error) {
    log.error('A refund got no answer; it is requested again.', describeFailure(error));
    return 'unknown';
  }
}

/** Books a refund that was made, also when a concurrent request with the same key was refused and is out of the books. */
async function bookRefund(queries: Queries, { payment, refund }: Refunding, now: number): Promise<void> {
  await queries.query(
    `insert into payment_refunds (idempotency_key, payment_id, amount, refunded_at)
      values ($1, $2::int, $3::bigint, ${momentParameter(4)})
      on conflict (idempotency_key) do update
        set refunded_at = coalesce(payment_refunds.refunded_at, excluded.refunded_at)`,
    [refund.idempotencyKey, payment.id, refund.amount, now],
  );
}

/** Refunds an order's payment in part or in full, once for each key. A refused refund leaves nothing in the books. */
export async function refundOrder(context: PaymentsContext, refund: Refund): Promise<RefundOutcome> {
  const { database, clock, log } = context;
  const payment = await findPayment(database, refund.orderNumber);
  const provider = payment && context.providers.get(payment.provider);
  if (payment === undefined || provider === undefined) return 'refused';
  const refunding = { payment, provider, refund };
  const claim = await database.transaction((queries) => claimRefund(queries, refunding));
  if (claim === 'made') return 'made';
  if (claim === 'tooMuch') return 'refused';
  const outcome = await requestRefund(log, refunding, claim);
  if (outcome === 'made') await bookRefund(database, refunding, clock.now());
  if (outcome === 'refused')
    await database.query('delete from payment_refunds where idempotency_key = $1 and refunded_at is null', [
      refund.idempotencyKey,
    ]);
  return outcome;
}
