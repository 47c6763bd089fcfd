import { number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readPaymentMethod = shape({
  /** What `initializePaymentUpdate` calls the payment's id. */
  paymentMethodID: number,
  /** Such as `StripeIntents`, `PayPal`, `Gift`, `Free`. */
  paymentPartner: text,
  /** The brand of the card. */
  creditCardType: text,
  firstSix: text,
  lastFour: text,
  /** Four digits: month, then year. */
  expiration: text,
  cardHolderName: text,
});

/** How a subscription or an order is paid. */
export type PaymentMethod = Read<typeof readPaymentMethod>;
