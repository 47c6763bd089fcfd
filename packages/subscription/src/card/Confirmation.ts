/** What became of a payment that was confirmed with the card provider. */
import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';

export type Confirmation =
  | { readonly status: 'confirmed'; readonly intentID: string }
  /** @property message of the provider, in the reader's language */
  | { readonly status: 'refused'; readonly message: string | undefined };

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status'>;

const SUCCEEDED: ReadonlySet<string> = new Set(['succeeded', 'requires_capture', 'processing']);

/** @param intent absent when the provider told an error */
export function toConfirmation(intent: Intent | undefined, error: StripeError | undefined): Confirmation {
  // One that was confirmed before, in another tab or before a reload, is an error to the provider and none to us.
  const known = intent ?? error?.payment_intent ?? error?.setup_intent;
  if (known !== undefined && SUCCEEDED.has(known.status)) return { status: 'confirmed', intentID: known.id };
  return { status: 'refused', message: error?.message };
}
