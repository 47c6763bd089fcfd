/**
 * Another card for what is paid already. `:name` in a path is a variable part.
 *
 * `:paymentID` is the payment that changes, PaymentMethodBody's `paymentMethodID`; `:providerID` is the payment option that
 * it changes to, PaymentOptionBody's `paymentMethodID`. Anything without `code` and `message` is a success.
 */
export const paymentUpdateCalls = {
  /** An empty object → InitializedPaymentUpdateBody. */
  initialize: { method: 'PUT', path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID' },
  /** FinalizePaymentRequestBody, IDEMPOTENCY_KEY_HEADER → PaymentUpdateBody. The token is the setup intent. */
  finalize: {
    method: 'PUT',
    path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize',
  },
  /** Finalize3dsRequestBody, IDEMPOTENCY_KEY_HEADER → PaymentUpdateBody. Never asks for a challenge token. */
  finalize3ds: {
    method: 'PUT',
    path: '/sales/public/v1/paymentmethod/:paymentID/provider/:providerID/finalize3ds',
  },
} as const;

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
