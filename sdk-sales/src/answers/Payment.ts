import { number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readPaymentOption = shape(
  {
    /** Of `paymentMethodTypes`, or another. */
    paymentMethodType: number,
    /** What the payment calls ask for. */
    paymentMethodID: number,
    validationCurrency: text,
    validationAmount: number,
  },
  ['paymentMethodType', 'paymentMethodID'],
);

export type PaymentOption = Read<typeof readPaymentOption>;

const parameters = {
  /** The client secret of the card provider; where PayPal goes on. */
  parameter1: text,
  /** The publishable key of the card provider. */
  parameter2: text,
  parameter3: text,
  parameter4: text,
};

/** The order number is another than the one asked for when the order had to be replaced. */
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
  /** Four digits: month, then year. */
  expiration: text,
  identificationNumber: text,
});

/** The method that is there now. */
export type PaymentUpdate = Read<typeof readPaymentUpdate>;
