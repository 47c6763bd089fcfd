/** Lets a reader answer what their bank asks (3-D Secure) about a payment that the service has begun with a saved card. */
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';
import { loadStripe } from './loadStripe.ts';

export interface BankQuestion {
  /** Of the payment, by the card provider. */
  readonly clientSecret: string;
  /** The provider's publishable key. */
  readonly key: string;
  /** Of the provider's script, instead of its own. */
  readonly origin: string | undefined;
  readonly locale: string;
}

/** @throws Error the provider's script cannot be had */
export async function answerBank({ clientSecret, ...provider }: BankQuestion): Promise<Confirmation> {
  const stripe = await loadStripe(provider);
  const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
  return toConfirmation(paymentIntent, error);
}
