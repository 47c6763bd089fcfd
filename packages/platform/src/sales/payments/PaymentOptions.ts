import type { PayPalOptions } from './providers/paypal/createPayPalClient.ts';
import type { StripeOptions } from './providers/stripe/createStripeProvider.ts';

/** Whoever takes the money; without any of them, only what costs nothing can be had. */
export interface PaymentOptions {
  readonly stripe?: StripeOptions | undefined;
  readonly paypal?: PayPalOptions | undefined;
  /** Pages that a reader comes back to from PayPal: paths of the site, or whole addresses. They get `token`. */
  readonly pages?: { readonly checkout?: string; readonly update?: string } | undefined;
}
