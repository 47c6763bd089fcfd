/**
 * What is asked of whoever takes the money. Amounts are minor units of the currency (ISO 4217). A provider is told
 * nothing about a reader: only order numbers and amounts.
 */
import type { PaymentOptionBody } from '@broadsheet/sdk-sales/contract';
import type { ChargeOutcome } from '../Payments.ts';

export type ProviderName = 'stripe' | 'paypal';

/** A payment method as the provider keeps it. */
export interface ProviderMethod {
  /** As readers' pages know it: `StripeIntents`, `ApplePay`, `GooglePay`, `PayPal`. */
  readonly partner: string;
  /** Whose it is at the provider. */
  readonly customer: string | undefined;
  /** Charges it; worth nothing without the provider's secret key. */
  readonly token: string;
  readonly brand: string | undefined;
  readonly lastFour: string | undefined;
  /** Four digits: month, then year. */
  readonly expiration: string | undefined;
}

/** `setup` saves a method and takes no money. */
export type AttemptKind = 'payment' | 'setup';

export interface PaymentRequest {
  readonly kind: AttemptKind;
  readonly amount: number;
  readonly currency: string;
  /** What the provider notes with it: an order number, or the id of the method that is replaced. */
  readonly subject: string;
  /** At the provider; it is made first where there is none. */
  readonly customer: string | undefined;
  /** The same for every try of the same attempt. */
  readonly idempotencyKey: string;
  /** Where the reader comes back to from a page of the provider. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** What a reader's page needs to go on. */
export interface StartedPayment {
  readonly reference: string;
  /** Client secret, or the address of the provider's page. */
  readonly parameter1: string;
  /** Publishable key. */
  readonly parameter2: string | null;
}

/** A payment as the provider tells it. */
export type ProviderPayment =
  | {
      readonly kind: 'succeeded';
      readonly amount: number;
      readonly currency: string;
      readonly subject: string | undefined;
      readonly method: ProviderMethod | undefined;
    }
  /** The reader has not finished. */
  | { readonly kind: 'waiting' }
  /** Refused; the reader may try another card with the same payment. */
  | { readonly kind: 'declined' }
  /** Cancelled or expired: nothing can come of it. */
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
  /** Whether the reader sits at the screen: only then may the bank ask. */
  readonly isReaderPresent: boolean;
  /** Whether it was tried before, so that it may have been made longer ago than the provider remembers its key. */
  readonly isRepeated: boolean;
}

/** `challenged`: the bank asks the reader; `reference` is the payment that waits for the answer. */
export type ChargeAnswer = ChargeOutcome | { readonly kind: 'challenged'; readonly reference: string };

export interface ProviderRefund {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly idempotencyKey: string;
}

/** Money that goes back without us: from the provider's dashboard, or by the bank of who paid. Amounts are minor units. */
export interface ProviderReversals {
  /** That have gone back or are on their way; `key` is ours where we have asked for it. */
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

/** `open`: the bank has taken the money and decides; `lost`: it stays with who paid. */
export type DisputeState = 'open' | 'won' | 'lost';

/** Calls reject when the provider cannot be reached or answers what cannot be understood: then nobody knows. */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly option: PaymentOptionBody;
  /** Whether it takes this currency for this kind of payment. */
  accepts(request: Pick<PaymentRequest, 'kind' | 'currency'>): boolean;
  /** Makes a customer, where the provider wants one. @returns its id */
  createCustomer(idempotencyKey: string): Promise<string | undefined>;
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** What a page needs to go on with a payment that was started; undefined when nothing can come of it any more. */
  resume(payment: PaymentReference): Promise<StartedPayment | undefined>;
  /** Tells how a payment stands, and changes nothing. */
  look(payment: PaymentReference): Promise<ProviderPayment>;
  /** Takes the money that a reader has agreed to, where that is a step of its own; then tells how it stands. */
  collect(payment: PaymentReference): Promise<ProviderPayment>;
  /** Makes sure that nothing comes of a payment; does nothing to one that is over. */
  cancel(payment: PaymentReference): Promise<void>;
  charge(charge: SavedCharge): Promise<ChargeAnswer>;
  /** @returns false when the provider refuses */
  refund(refund: ProviderRefund): Promise<boolean>;
  /** Tells what has gone back of a payment, and who wants it back. */
  listReversals(reference: string): Promise<ProviderReversals>;
}
