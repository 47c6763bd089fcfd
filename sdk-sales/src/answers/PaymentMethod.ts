import { numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readPaymentMethod = shape({
  /** The id of the payment, which `initializePaymentUpdate` takes as `paymentID`. */
  paymentMethodID: numeric,
  /** The provider or kind of payment, such as `StripeIntents`, `PayPal`, `Gift`, `Free`. */
  paymentPartner: string,
  /** The brand of the card. */
  creditCardType: string,
  firstSix: string,
  lastFour: string,
  /** The expiry date as four digits: month, then year. */
  expiration: string,
  cardHolderName: string,
});

/** The payment method of a subscription or an order. */
export type PaymentMethod = Parsed<typeof readPaymentMethod>;
