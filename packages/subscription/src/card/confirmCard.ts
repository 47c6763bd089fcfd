/** Confirms a payment with the card provider, 3-D Secure included, and tells what became of it. */
import type { Stripe } from '@stripe/stripe-js';
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';

/** A card of the provider, for a payment that has begun. */
export interface CardPayment {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** Of the provider; it stands for the card, whose numbers we never have. */
  readonly paymentMethod: string;
}

/** @param total what is due; with nothing due the card is set up for what comes later */
export async function confirmCard(payment: CardPayment, total: number): Promise<Confirmation> {
  const { stripe, clientSecret, paymentMethod: payment_method } = payment;
  if (total > 0) {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method });
    return toConfirmation(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method });
  return toConfirmation(setupIntent, error);
}
