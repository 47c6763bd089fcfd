/** Confirms a payment with the card provider, 3-D Secure included, and tells what became of it. */
import type { PaymentIntent, SetupIntent, Stripe, StripeError } from '@stripe/stripe-js';

export type Confirmation =
  | { readonly status: 'confirmed'; readonly intentID: string }
  /** @property message of the provider, in the reader's language */
  | { readonly status: 'refused'; readonly message: string | undefined };

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status'>;

/** A card of the provider, for a payment that has begun. */
export interface CardPayment {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** Of the provider; it stands for the card, whose numbers we never have. */
  readonly paymentMethod: string;
}

const SUCCEEDED: ReadonlySet<string> = new Set(['succeeded', 'requires_capture', 'processing']);

function toConfirmation(intent: Intent | undefined, error: StripeError | undefined): Confirmation {
  // One that was confirmed before, in another tab or before a reload, is an error to the provider and none to us.
  const known = intent ?? error?.payment_intent ?? error?.setup_intent;
  if (known !== undefined && SUCCEEDED.has(known.status)) return { status: 'confirmed', intentID: known.id };
  return { status: 'refused', message: error?.message };
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
