/**
 * What is done when a provider says that money went back: the payment is found, and booked first where nobody knew of it
 * yet. A page that was closed, a process that died or a late event leaves a payment unbooked; if its refund was passed
 * over then, it would be booked afterwards as if it had been kept.
 */
import { findAttempt } from '../attempts/attemptStore.ts';
import { findPaymentBy } from '../booking/paymentStore.ts';
import type { Payment } from '../booking/paymentStore.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { bookReversals } from './bookReversals.ts';

type PaymentName = Pick<Payment, 'provider' | 'reference'>;

async function settleUnbooked(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  const attempt = await findAttempt(context.database, name);
  const provider = context.providers.get(name.provider);
  if (attempt === undefined || provider === undefined) return false;
  if (attempt.state === 'open' || attempt.state === 'abandoned')
    await settleAttempt(context, attempt, await provider.look(attempt));
  return true;
}

/**
 * @returns whether it was about a payment of this platform
 * @throws Error when the provider does not answer, SalesError 409 while the subscription is being charged: it sends again
 */
export async function hearOfReversal(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  const booked = await findPaymentBy(context.database, name);
  const isKnown = booked !== undefined || (await settleUnbooked(context, name));
  const payment = booked ?? (await findPaymentBy(context.database, name));
  if (payment !== undefined) await bookReversals(context, payment);
  return isKnown;
}
