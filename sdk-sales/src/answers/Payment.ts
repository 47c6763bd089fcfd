import { number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readPaymentOption = shape(
  {
    /** A value of `paymentMethodTypes`, or another. */
    paymentMethodType: number,
    /** The id of the payment option, which the payment calls require. */
    paymentMethodID: number,
    validationCurrency: text,
    validationAmount: number,
  },
  ['paymentMethodType', 'paymentMethodID'],
);

export type PaymentOption = Read<typeof readPaymentOption>;

const parameters = {
  /** The client secret of the card provider, or PayPal's redirect URL. */
  parameter1: text,
  /** The publishable key of the card provider. */
  parameter2: text,
  parameter3: text,
  parameter4: text,
};

/** Parses a started payment. Its order number differs from the requested one if the order had to be replaced. */
export const readInitializedPayment = shape({ orderNumber: text, ...parameters }, ['orderNumber']);

export type InitializedPayment = Read<typeof readInitializedPayment>;

export const readInitializedPaymentUpdate = shape(parameters);

export type InitializedPaymentUpdate = Read<typeof readInitializedPaymentUpdate>;

export const readPaymentUpdate = shape({
  redirectURL: text,
  creditCardFirstSix: text,
  creditCardLastFour: text,
  cardholderName: text,
  creditCardTypeID: number,
  paymentProviderID: number,
  token: text,
  /** The expiry date as four digits: month, then year. */
  expiration: text,
  identificationNumber: text,
});

/** The payment method after the change. */
export type PaymentUpdate = Read<typeof readPaymentUpdate>;
