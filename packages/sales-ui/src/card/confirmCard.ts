/** Confirms a payment with the card provider, including 3-D Secure, and resolves with the result. */
import type { Stripe } from '@stripe/stripe-js';
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';

/** A card at the provider, for a payment that has begun. */
export interface CardPayment {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** The provider's id of the card; we never have its number. */
  readonly paymentMethod: string;
}

/** Confirms the payment. @param total the amount due; if nothing is due, the card is set up for later charges */
export async function confirmCard(payment: CardPayment, total: number): Promise<Confirmation> {
  const { stripe, clientSecret, paymentMethod: payment_method } = payment;
  if (total > 0) {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method });
    return toConfirmation(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, { payment_method });
  return toConfirmation(setupIntent, error);
}
