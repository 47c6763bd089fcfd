import type { Endpoints } from '@broadsheet/client-core';
import type { Finalize3dsRequestBody, FinalizePaymentRequestBody } from './checkoutCalls.ts';
export const paymentUpdateCalls = {
  initialize: { method: 'PUT', path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID' },
  finalize: {
    method: 'PUT',
    path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize',
  },
  finalize3ds: {
    method: 'PUT',
    path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize3ds',
  },
} as const satisfies Endpoints<PaymentUpdateCalls>;

/**
 * Another card for what is paid already. `paymentID` is the payment that changes, `paymentMethodID` of PaymentMethodBody;
 * `providerID` is the payment option that it changes to, `paymentMethodID` of PaymentOptionBody.
 */
export interface PaymentUpdateCalls {
  /** Begins the change. */
  readonly initialize: { readonly caller: 'either'; readonly answer: InitializedPaymentUpdateBody };
  /** Ends the change; the token is the setup intent. Takes the header `Idempotency-Key`. */
  readonly finalize: {
    readonly caller: 'either';
    readonly body: FinalizePaymentRequestBody;
    readonly answer: PaymentUpdateBody;
  };
  /** Ends a change that the bank has asked about; never asks for a challenge token. Takes the header `Idempotency-Key`. */
  readonly finalize3ds: {
    readonly caller: 'either';
    readonly body: Finalize3dsRequestBody;
    readonly answer: PaymentUpdateBody;
  };
}

export interface InitializedPaymentUpdateBody {
  /** The client secret of the card provider; where PayPal goes on. */
  readonly parameter1?: string | null;
  /** The publishable key of the card provider. */
  readonly parameter2?: string | null;
  readonly parameter3?: string | null;
  readonly parameter4?: string | null;
}

/** The method that is there now. */
export interface PaymentUpdateBody {
  readonly redirectURL?: string;
  readonly creditCardFirstSix?: string;
  readonly creditCardLastFour?: string;
  readonly cardholderName?: string;
  readonly creditCardTypeID?: number;
  readonly paymentProviderID?: number;
  readonly token?: string;
  /** Four digits: month, then year. */
  readonly expiration?: string;
  readonly identificationNumber?: string;
}
