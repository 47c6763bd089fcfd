/**
 * Handles a provider's event about a refund or a dispute. A payment that is not booked yet, because the page was closed, a
 * process was killed or an event is late, is booked first. If its refund were ignored, the payment would be booked later
 * as if it had not been refunded.
 */
import { findAttempt } from '../attempts/attemptStore.ts';
import { findPaymentBy } from '../booking/paymentStore.ts';
import type { PaymentName } from '../booking/paymentStore.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { bookReversals } from './bookReversals.ts';

async function settleUnbooked(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  const attempt = await findAttempt(context.database, name);
  const provider = context.providers.get(name.provider);
  if (attempt === undefined || provider === undefined) return false;
  if (attempt.state === 'open' || attempt.state === 'abandoned')
    await settleAttempt(context, attempt, await provider.look(attempt));
  return true;
}

/**
 * Books the reversals of the payment that an event names.
 *
 * @returns whether it is a payment of this platform
 * @throws Error when the provider does not answer, ServiceError 409 while the subscription is being charged; either way the
 *   provider sends its event again
 */
export async function receiveReversalEvent(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  const booked = await findPaymentBy(context.database, name);
  const isKnown = booked !== undefined || (await settleUnbooked(context, name));
  const payment = booked ?? (await findPaymentBy(context.database, name));
  if (payment !== undefined) await bookReversals(context, payment);
  return isKnown;
}
