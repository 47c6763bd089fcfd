/** How a subscription or an order is paid. */
export interface PaymentMethodBody {
  /** Of the method itself, not of the option that it was made with: what a payment update calls `:paymentID`. */
  readonly paymentMethodID: number;
  /** Such as `StripeIntents`, `PayPal`, `Gift`, `Free`, `Linked`, `Sharing`, `SwG`, `EmailGroupSubPaymentProvider`. */
  readonly paymentPartner: string;
  /** The brand of the card. */
  readonly creditCardType: string | null;
  readonly firstSix: string | null;
  readonly lastFour: string | null;
  /** Four digits: month, then year (`0429`). */
  readonly expiration: string | null;
  readonly cardHolderName: string | null;
}
