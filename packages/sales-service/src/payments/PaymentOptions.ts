import type { PayPalOptions } from './providers/paypal/createPayPalClient.ts';
import type { StripeOptions } from './providers/stripe/createStripeProvider.ts';

/** The payment providers; without any of them, only orders without a price are possible. */
export interface PaymentOptions {
  readonly stripe?: StripeOptions | undefined;
  readonly paypal?: PayPalOptions | undefined;
  /** The pages to which PayPal returns a reader: paths of the site, or absolute URLs. They get `token` in their query. */
  readonly pages?: { readonly checkout?: string; readonly update?: string } | undefined;
}
