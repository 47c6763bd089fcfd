import type { CallOptions, ChallengedCallOptions } from '../context/CallOptions.ts';
import type { PaymentDetailsBody } from '../contract/checkoutCalls.ts';

interface Payment {
  /** The id of the payment option. */
  readonly paymentMethodID: number;
  /** The id of the payment intent, or of the setup intent when nothing is due, or PayPal's token. */
  readonly token: string;
  /** Further members that the provider requires. */
  readonly details?: PaymentDetailsBody;
}

/** The options for completing a payment. */
export interface FinalizeOptions extends Payment, ChallengedCallOptions {}

/** The options for completing a payment after the bank's challenge (3-D Secure). */
export interface Finalize3dsOptions extends Payment, CallOptions {
  readonly spreedlySuccess?: boolean;
}
