import type { Endpoints } from '@broadsheet/client-core';
import type { AddressBody, CompleteAddressBody } from './AddressBody.ts';
import type { OrderFieldsBody } from './orderCalls.ts';

export const checkoutCalls = {
  createOrder: { method: 'POST', path: '/sales/public/v1/checkout/order' },
  paymentOptions: { method: 'GET', path: '/sales/public/v1/checkout/payment/options' },
  addresses: { method: 'GET', path: '/sales/public/v1/checkout/addresses' },
  initializePayment: {
    method: 'GET',
    path: '/sales/public/v1/checkout/order/:orderNumber/payment/:paymentMethodID',
  },
  finalizePayment: {
    method: 'PUT',
    path: '/sales/public/v1/checkout/order/:orderNumber/payment/:paymentMethodID',
  },
  finalizePayment3ds: {
    method: 'PUT',
    path: '/sales/public/v1/checkout/3ds/order/:orderNumber/payment/:paymentMethodID',
  },
} as const satisfies Endpoints<CheckoutCalls>;

/** From a cart to a paid order. Who has no bearer token is known by the cookie of the cart. */
export interface CheckoutCalls {
  /** Makes an order of the cart. Takes the header `Idempotency-Key`. */
  readonly createOrder: {
    readonly caller: 'either';
    readonly body: CreateOrderRequestBody;
    readonly answer: OrderBody;
  };
  /** Lists the ways to pay. */
  readonly paymentOptions: { readonly caller: 'either'; readonly answer: readonly PaymentOptionBody[] };
  /** Lists where the reader was billed before. */
  readonly addresses: { readonly caller: 'reader'; readonly answer: readonly AddressBody[] };
  /**
   * Begins a payment. Clients of others send the URL in the query as it is, with its own `?` and `&`: it is everything to
   * the end of the query.
   */
  readonly initializePayment: {
    readonly caller: 'either';
    readonly query: ApplePayQuery;
    readonly answer: InitializedPaymentBody;
  };
  /** Ends a payment. Takes the header `Idempotency-Key`. */
  readonly finalizePayment: {
    readonly caller: 'either';
    readonly body: FinalizePaymentRequestBody;
    readonly answer: OrderBody;
  };
  /** Ends a payment that the bank has asked about; never asks for a challenge token. Takes the header `Idempotency-Key`. */
  readonly finalizePayment3ds: {
    readonly caller: 'either';
    readonly body: Finalize3dsRequestBody;
    readonly answer: OrderBody;
  };
}

/** Of Apple Pay only. */
export interface ApplePayQuery {
  readonly validationURL?: string;
}

/** Members without a value are left out. */
export interface CreateOrderRequestBody {
  readonly email?: string;
  readonly phone?: string;
  readonly billingAddress: CompleteAddressBody;
  readonly shippingAddress?: CompleteAddressBody;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
  readonly 'recaptcha-token'?: string;
  /**
   * Whether the reader wants another subscription to a product that they subscribe to already. Without it such an order is
   * refused with the code `400016`.
   */
  readonly secondConfirmed?: boolean;
  /**
   * Whether the billing address holds only what taxes need: the country, and the region where it decides. Such an order is
   * refused with the code `400` when something of it is delivered by post. An addition of the embedded service.
   */
  readonly taxAddressOnly?: boolean;
  /**
   * The number of an earlier order, whose items are ordered at today's prices in place of the cart's, which is left alone. An
   * order has one replacement: every such request, from any tab, gets the same order while it can be paid, and the paid one
   * afterwards. The earlier order is cancelled. An addition of the embedded service.
   */
  readonly replaces?: string;
}

/** An order as it is created and as its payment leaves it. */
export interface OrderBody extends OrderFieldsBody {
  /** The same as `status`. */
  readonly orderStatus?: OrderFieldsBody['status'];
  /** Those that the order opened, separated by commas; `null` until it is paid. */
  readonly subscriptionIDs: string | null;
  /** ISO 8601. */
  readonly orderDateUTC: string | null;
  readonly billingAddress?: AddressBody;
}

/** What `paymentMethodType` says. */
export const paymentMethodTypes = {
  /** The card provider: a card, Apple Pay, Google Pay. */
  stripeIntents: 18,
  paypal: 10,
} as const;

export interface PaymentOptionBody {
  /** Of `paymentMethodTypes`, or another. */
  readonly paymentMethodType: number;
  /** What the paths call `:paymentMethodID`, and the payment update `:providerID`. */
  readonly paymentMethodID: number;
  readonly validationCurrency?: string;
  readonly validationAmount?: number;
  /**
   * The publishable key of the card provider, with which a page offers wallets before there is an order. An addition of the
   * embedded service.
   */
  readonly publishableKey?: string;
}

export interface InitializedPaymentBody {
  /** Another than the one asked for when the order had to be replaced. */
  readonly orderNumber: string;
  /** The client secret of the card provider; where PayPal goes on. */
  readonly parameter1?: string | null;
  /** The publishable key of the card provider. */
  readonly parameter2?: string | null;
  readonly parameter3?: string | null;
  readonly parameter4?: string | null;
}

/** What may come along with the token of a payment; the last six are of PayU. */
export interface PaymentDetailsBody {
  readonly email?: string;
  readonly address?: AddressBody;
  readonly phone?: string;
  readonly browserInfo?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly paymentMethod?: string;
  readonly identificationNumber?: string;
  readonly payerId?: string;
  readonly cardHolderName?: string;
  readonly firstSix?: string;
  readonly lastFour?: string;
}

export interface FinalizePaymentRequestBody extends PaymentDetailsBody {
  /** The payment intent, or the setup intent when nothing is due, or PayPal's token. */
  readonly token: string;
  readonly 'recaptcha-token'?: string;
}

export interface Finalize3dsRequestBody extends PaymentDetailsBody {
  readonly token: string;
  /** Absent means no. */
  readonly SPREEDLY_SUCCEEDED?: true;
}
