/**
 * Lets a reader complete the bank's authentication (3-D Secure) of a payment that the service has begun with a saved card.
 */
import { toConfirmation } from './Confirmation.ts';
import type { Confirmation } from './Confirmation.ts';
import { loadStripe } from './loadStripe.ts';

export interface BankQuestion {
  /** The card provider's client secret of the payment. */
  readonly clientSecret: string;
  /** The provider's publishable key. */
  readonly key: string;
  /** The origin from which the provider's script is loaded instead of its own. */
  readonly origin: string | undefined;
  readonly locale: string;
}

/** Resolves with the result of the payment. @throws Error when the provider's script cannot be loaded */
export async function answerBank({ clientSecret, ...provider }: BankQuestion): Promise<Confirmation> {
  const stripe = await loadStripe(provider);
  const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
  return toConfirmation(paymentIntent, error);
}
