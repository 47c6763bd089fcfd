import { numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readPaymentOption = shape(
  {
    /** A value of `paymentMethodTypes`, or another. */
    paymentMethodType: numeric,
    /** The id of the payment option, which the payment calls require. */
    paymentMethodID: numeric,
    validationCurrency: string,
    validationAmount: numeric,
    /** The publishable key of the card provider; only the embedded service tells it here. */
    publishableKey: string,
  },
  ['paymentMethodType', 'paymentMethodID'],
);

export type PaymentOption = Parsed<typeof readPaymentOption>;

const parameters = {
  /** The client secret of the card provider, or PayPal's redirect URL. */
  parameter1: string,
  /** The publishable key of the card provider. */
  parameter2: string,
  parameter3: string,
  parameter4: string,
};

/** Parses a started payment. Its order number differs from the requested one if the order had to be replaced. */
export const readInitializedPayment = shape({ orderNumber: string, ...parameters }, ['orderNumber']);

export type InitializedPayment = Parsed<typeof readInitializedPayment>;

export const readInitializedPaymentUpdate = shape(parameters);

export type InitializedPaymentUpdate = Parsed<typeof readInitializedPaymentUpdate>;

export const readPaymentUpdate = shape({
  redirectURL: string,
  creditCardFirstSix: string,
  creditCardLastFour: string,
  cardholderName: string,
  creditCardTypeID: numeric,
  paymentProviderID: numeric,
  token: string,
  /** The expiry date as four digits: month, then year. */
  expiration: string,
  identificationNumber: string,
});

/** The payment method after the change. */
export type PaymentUpdate = Parsed<typeof readPaymentUpdate>;
