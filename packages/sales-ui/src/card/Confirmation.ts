/** The result of confirming a payment with the card provider. */
import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import type { CardError } from '../refusal/writeRefusal.ts';

export type Confirmation =
  | { readonly status: 'confirmed'; readonly intentID: string }
  /** @property error the provider's reason, for `writeRefusal` */
  | {
      readonly status: 'refused';
      readonly error: CardError | undefined;
      /** Whether the payment was cancelled before, as by another tab that has begun to pay for the same. Default: false. */
      readonly isCancelled?: boolean;
    };

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status'>;

const SUCCEEDED: ReadonlySet<string> = new Set(['succeeded', 'requires_capture', 'processing']);

/** Converts the provider's result. @param intent absent when the provider reported an error */
export function toConfirmation(intent: Intent | undefined, error: StripeError | undefined): Confirmation {
  // The provider reports an error for an intent that was confirmed before, in another tab or before a reload; for us that
  // is no error.
  const known = intent ?? error?.payment_intent ?? error?.setup_intent;
  if (known !== undefined && SUCCEEDED.has(known.status)) return { status: 'confirmed', intentID: known.id };
  return { status: 'refused', error, ...(known?.status === 'canceled' && { isCancelled: true }) };
}
