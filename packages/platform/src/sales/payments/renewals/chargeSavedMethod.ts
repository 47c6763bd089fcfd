import type { Queries } from '../../../database/Database.ts';
import { findOrder } from '../../orders/orderStore.ts';
import { insertPayment } from '../booking/paymentStore.ts';
import { linkMethod, listMethods } from '../methods/methodStore.ts';
import type { BookedCharge, ChargeOutcome, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { findChargedProvider, noteCharge, noteReference } from './notedCharge.ts';

/** Charges the method that an order was paid with, as it is now, while its reader is away. */
export async function chargeSavedMethod(
  context: PaymentsContext,
  charge: SavedMethodCharge,
): Promise<ChargeOutcome> {
  const noted = await noteCharge(context, charge);
  if (noted === undefined) return { kind: 'needsReader' };
  const { amount, currency, idempotencyKey } = charge;
  const { provider, method, isRepeated } = noted;
  const saved = { method, isRepeated, amount, currency, idempotencyKey };
  const answer = await provider.charge({ ...saved, isReaderPresent: false });
  return answer.kind === 'challenged' ? { kind: 'needsReader' } : answer;
}

/** Books a charge for the order of a renewal, and notes the method with it. */
export async function bookCharge(
  { clock }: Pick<PaymentsContext, 'clock'>,
  queries: Queries,
  { orderNumber, savedWith, reference, idempotencyKey }: BookedCharge,
): Promise<void> {
  const order = await findOrder(queries, orderNumber);
  const method = (await listMethods(queries, [savedWith])).get(savedWith);
  if (order === undefined || method === undefined)
    throw new Error('A charge was to be booked for an order or a method that is not there.');
  await insertPayment(queries, {
    orderNumber,
    methodId: method.id,
    // While the bank was asking, its reader may have chosen to pay with another provider from now on.
    provider: (await findChargedProvider(queries, idempotencyKey)) ?? method.provider,
    reference,
    amount: order.total,
    currency: order.currency,
    now: clock.now(),
  });
  await noteReference(queries, idempotencyKey, { reference });
  await linkMethod(queries, orderNumber, method.id);
}
