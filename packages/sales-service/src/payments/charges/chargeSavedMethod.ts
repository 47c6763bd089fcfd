import type { Queries } from '@broadsheet/service-kit/database';
import { findOrder } from '../../orders/orderStore.ts';
import { insertPayment } from '../booking/paymentStore.ts';
import { linkMethod, listMethods } from '../methods/methodStore.ts';
import type { BookedCharge, ChargeOutcome, SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { requestCharge } from './requestCharge.ts';
import { findChargedMethod, recordCharge, recordReference } from './recordedCharge.ts';

/** Charges the method saved with an order, in its current form, without its reader. */
export async function chargeSavedMethod(
  context: PaymentsContext,
  charge: SavedMethodCharge,
): Promise<ChargeOutcome> {
  const recorded = await recordCharge(context, charge);
  if (recorded === undefined) return { kind: 'needsReader' };
  const answer = await requestCharge(context, charge, { recorded, isReaderPresent: false });
  return answer.kind === 'challenged' ? { kind: 'needsReader' } : answer;
}

/** Books a charge as the payment of its order, and links the order with the method. */
export async function bookCharge(
  { clock }: Pick<PaymentsContext, 'clock'>,
  queries: Queries,
  { orderNumber, savedWith, reference, idempotencyKey }: BookedCharge,
): Promise<void> {
  const order = await findOrder(queries, orderNumber);
  const method = (await listMethods(queries, [savedWith])).get(savedWith);
  if (order === undefined || method === undefined)
    throw new Error('A charge was to be booked for an order or a method that is not there.');
  // While the bank's challenge was open, the reader may have replaced the method, also by one of another provider.
  const charged = await findChargedMethod(queries, idempotencyKey);
  await insertPayment(queries, {
    orderNumber,
    methodId: method.id,
    paidWith: charged === undefined || charged.token === method.token ? method : undefined,
    provider: charged?.provider ?? method.provider,
    reference,
    amount: order.total,
    currency: order.currency,
    now: clock.now(),
  });
  await recordReference(queries, idempotencyKey, { reference });
  await linkMethod(queries, orderNumber, method.id);
}
