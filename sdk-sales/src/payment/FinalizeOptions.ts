import type { CallOptions, ChallengedCallOptions } from '../call/CallOptions.ts';
import type { PaymentDetailsBody } from '../contract/checkoutCalls.ts';

interface Payment {
  /** Of a payment option. */
  readonly paymentMethodID: number;
  /** The payment intent, the setup intent when nothing is due, or PayPal's token. */
  readonly token: string;
  /** What else the provider asks for. */
  readonly details?: PaymentDetailsBody;
}

/** The end of a payment. */
export interface FinalizeOptions extends Payment, ChallengedCallOptions {}

/** The end of a payment whose reader was asked by the bank. */
export interface Finalize3dsOptions extends Payment, CallOptions {
  readonly spreedlySuccess?: boolean;
}
