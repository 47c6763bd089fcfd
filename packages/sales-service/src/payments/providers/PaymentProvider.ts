/**
 * The interface of payment providers. Amounts are minor units of the currency (ISO 4217). A provider gets no data about
 * readers: only order numbers and amounts.
 */
import type { PaymentOptionBody } from '@broadsheet/sdk-sales/contract';
import type { ChargeOutcome } from '../Payments.ts';

export type ProviderName = 'stripe' | 'paypal';

/** A payment method that is saved at the provider. */
export interface ProviderMethod {
  /** The name of the way to pay on readers' pages: `StripeIntents`, `ApplePay`, `GooglePay`, `PayPal`. */
  readonly partner: string;
  /** The provider's customer id to which the method belongs. */
  readonly customer: string | undefined;
  /** The token that charges the method; useless without the provider's secret key. */
  readonly token: string;
  readonly brand: string | undefined;
  readonly lastFour: string | undefined;
  /** The expiry as four digits: month, then year. */
  readonly expiration: string | undefined;
}

/** The kind of an attempt: `setup` saves a method and takes no money. */
export type AttemptKind = 'payment' | 'setup';

export interface PaymentRequest {
  readonly kind: AttemptKind;
  readonly amount: number;
  readonly currency: string;
  /** The text that the provider stores with the payment: an order number, or `method-` and the id of the replaced method. */
  readonly subject: string;
  /** The provider's customer id; undefined for a provider without customers. */
  readonly customer: string | undefined;
  /** The key that is the same for all retries of an attempt. */
  readonly idempotencyKey: string;
  /** The URL to which the provider's page returns the reader. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** The values with which a reader's page continues a payment. */
export interface StartedPayment {
  readonly reference: string;
  /** The client secret (Stripe), or the URL of the provider's page (PayPal). */
  readonly parameter1: string;
  /** The publishable key (Stripe). */
  readonly parameter2: string | null;
}

/** The state of a payment that the provider reports. */
export type ProviderPayment =
  | {
      readonly kind: 'succeeded';
      readonly amount: number;
      readonly currency: string;
      /** The subject of the request; for a charge of a saved method its idempotency key. */
      readonly subject: string | undefined;
      readonly method: ProviderMethod | undefined;
    }
  /** The reader has not finished. */
  | { readonly kind: 'waiting' }
  /** The reader has finished, and the bank has not answered yet. */
  | { readonly kind: 'processing' }
  /** It was declined; the reader may try another card with the same payment. */
  | { readonly kind: 'declined' }
  /** It was cancelled or has expired, and cannot succeed any more. */
  | { readonly kind: 'gone' };

export interface PaymentReference {
  readonly kind: AttemptKind;
  readonly reference: string;
}

export interface SavedCharge {
  readonly method: Pick<ProviderMethod, 'customer' | 'token'>;
  readonly amount: number;
  readonly currency: string;
  readonly idempotencyKey: string;
  /** Whether the reader is present: only then may the bank challenge them. */
  readonly isReaderPresent: boolean;
  /**
   * When it was tried for the first time, in milliseconds since 1970; undefined for the first try. It may have succeeded
   * then, so long ago that the provider has forgotten its key.
   */
  readonly firstTriedAt: number | undefined;
}

/** The outcome of a charge. `challenged`: the bank challenges the reader; `reference` is the payment that waits for them. */
export type ChargeAnswer = ChargeOutcome | { readonly kind: 'challenged'; readonly reference: string };

export interface ProviderRefund {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly idempotencyKey: string;
}

/** The money of a payment that has gone back: by refunds, and by disputes of the payer's bank. Amounts are minor units. */
export interface ProviderReversals {
  /** The refunds that are made or on their way; `key` is the idempotency key of a refund that this server has requested. */
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly key: string | undefined;
  }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly amount: number;
    readonly state: DisputeState;
  }[];
}

/** The state of a dispute. `open`: the bank holds the money and decides; `lost`: the payer keeps the money. */
export type DisputeState = 'open' | 'won' | 'lost';

/** A payment provider. Calls reject when it cannot be reached or its answer is invalid: the outcome is unknown then. */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly option: PaymentOptionBody;
  /** Returns whether the provider takes this currency for this kind of payment. */
  accepts(request: Pick<PaymentRequest, 'kind' | 'currency'>): boolean;
  /** Creates a customer. @returns its id; undefined for a provider without customers */
  createCustomer(idempotencyKey: string): Promise<string | undefined>;
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** Resolves with the values to continue a started payment; `undefined` when it was cancelled or cannot be continued. */
  resume(payment: PaymentReference): Promise<StartedPayment | undefined>;
  /** Resolves with the state of a payment, without changing it. */
  look(payment: PaymentReference): Promise<ProviderPayment>;
  /** Captures the money that a reader has approved, if that is a separate step; resolves with the state afterwards. */
  collect(payment: PaymentReference): Promise<ProviderPayment>;
  /** Cancels a payment, so that it cannot succeed; does nothing when it is over. */
  cancel(payment: PaymentReference): Promise<void>;
  charge(charge: SavedCharge): Promise<ChargeAnswer>;
  /** Deletes a saved method, so that nothing can be charged by it; does nothing when it is gone. */
  detach(token: string): Promise<void>;
  /** Refunds a part of a payment, or all of it. @returns false when the provider refuses */
  refund(refund: ProviderRefund): Promise<boolean>;
  /** Lists all refunds and disputes of a payment. */
  listReversals(reference: string): Promise<ProviderReversals>;
}
