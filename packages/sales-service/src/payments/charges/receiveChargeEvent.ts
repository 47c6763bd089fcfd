/**
 * Handles a provider's event about a charge of a saved method. Usually the process that made the charge books it. If it was
 * killed or lost the answer, the charge is booked by whichever comes first: an event, or the next billing run.
 */
import { findPaymentBy } from '../booking/paymentStore.ts';
import type { PaymentName } from '../booking/paymentStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { findChargedMethod } from './recordedCharge.ts';

/** Has the charge with a key booked, unless it is booked. @returns whether this server ever started a charge with it */
export async function followCharge(context: PaymentsContext, idempotencyKey: string): Promise<boolean> {
  const isOurs = (await findChargedMethod(context.database, idempotencyKey)) !== undefined;
  if (isOurs) await context.followCharge(idempotencyKey);
  return isOurs;
}

/**
 * Has a charge booked that was made and is not booked yet.
 *
 * @returns whether it is a charge of this platform
 * @throws Error when the provider does not answer, so that it sends its event again
 */
export async function receiveChargeEvent(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  if ((await findPaymentBy(context.database, name)) !== undefined) return true;
  const payment = await context.providers
    .get(name.provider)
    ?.look({ kind: 'payment', reference: name.reference });
  if (payment?.kind !== 'succeeded' || payment.subject === undefined) return false;
  return followCharge(context, payment.subject);
}
