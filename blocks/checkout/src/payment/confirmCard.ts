/** Confirms a payment by card with the card provider, 3-D Secure included. */
import type { ChosenPayment } from './ChosenPayment.ts';
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';

type CardPayment = Extract<ChosenPayment, { readonly kind: 'card' }>;

/** @param total of the order; when nothing is due the card is set up for what comes later */
export async function confirmCard(payment: CardPayment, total: number): Promise<Confirmation> {
  const { stripe, clientSecret, paymentMethod: payment_method } = payment;
  if (total > 0) {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method });
    return toConfirmation(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method });
  return toConfirmation(setupIntent, error);
}
