import { number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readPaymentMethod = shape({
  /** The id of the payment, which `initializePaymentUpdate` takes as `paymentID`. */
  paymentMethodID: number,
  /** The provider or kind of payment, such as `StripeIntents`, `PayPal`, `Gift`, `Free`. */
  paymentPartner: text,
  /** The brand of the card. */
  creditCardType: text,
  firstSix: text,
  lastFour: text,
  /** The expiry date as four digits: month, then year. */
  expiration: text,
  cardHolderName: text,
});

/** The payment method of a subscription or an order. */
export type PaymentMethod = Read<typeof readPaymentMethod>;
