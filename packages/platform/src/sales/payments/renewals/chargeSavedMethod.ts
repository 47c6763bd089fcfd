import { optionalTextColumn, textColumn } from '../../../database/columns.ts';
import type { Queries } from '../../../database/Database.ts';
import { momentParameter } from '../../../identity/store/moments.ts';
import { findOrder } from '../../orders/orderStore.ts';
import { insertPayment } from '../booking/paymentStore.ts';
import { linkMethod, listMethods } from '../methods/methodStore.ts';
import type { ChargeOutcome, Payments, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { SavedCharge } from '../providers/PaymentProvider.ts';

/** What a charge was first tried with; a later try uses it again, whatever the reader has changed meanwhile. */
interface NotedCharge extends Pick<SavedCharge, 'method' | 'isRepeated'> {
  readonly provider: string;
}

/**
 * Notes a charge before it is made. A provider that did not answer may have made it, so the next try must be the same
 * charge: with another card it would be a second one.
 */
async function noteCharge(
  { database, clock }: PaymentsContext,
  { savedWith, idempotencyKey }: SavedMethodCharge,
): Promise<NotedCharge | undefined> {
  const method = (await listMethods(database, [savedWith])).get(savedWith);
  if (method === undefined) return undefined;
  const made = await database.query(
    `insert into payment_charges (idempotency_key, provider, customer, token, created_at)
      values ($1, $2, $3, $4, ${momentParameter(5)}) on conflict do nothing returning idempotency_key`,
    [idempotencyKey, method.provider, method.customer ?? null, method.token, clock.now()],
  );
  const [row] = await database.query(
    'select provider, customer, token from payment_charges where idempotency_key = $1',
    [idempotencyKey],
  );
  if (row === undefined) return undefined;
  return {
    provider: textColumn(row, 'provider'),
    method: { customer: optionalTextColumn(row, 'customer'), token: textColumn(row, 'token') },
    isRepeated: made.length === 0,
  };
}

/** Charges the method that an order was paid with, as it is now. */
export async function chargeSavedMethod(
  context: PaymentsContext,
  charge: SavedMethodCharge,
): Promise<ChargeOutcome> {
  const noted = await noteCharge(context, charge);
  const provider = [...context.providers.values()].find(({ name }) => name === noted?.provider);
  if (noted === undefined || provider === undefined) return { kind: 'needsReader' };
  const { amount, currency, idempotencyKey } = charge;
  return provider.charge({ ...noted, amount, currency, idempotencyKey });
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
