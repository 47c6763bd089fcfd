import type { OrderPaymentBody, PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Order } from '../orders/Order.ts';

/** A charge of a payment method that was saved with an order. */
export interface SavedMethodCharge {
  /** The order that the payment method was saved with. */
  readonly savedWith: string;
  /** The amount in minor units, above 0. */
  readonly amount: number;
  /** The currency code of ISO 4217. */
  readonly currency: string;
  /** The key that is the same for all retries of a charge, so that the provider charges it once. */
  readonly idempotencyKey: string;
}

/** A charge that succeeded, and its order. */
export interface BookedCharge extends Pick<SavedMethodCharge, 'savedWith' | 'idempotencyKey'> {
  readonly orderNumber: string;
  /** The provider's reference of the payment. */
  readonly reference: string;
}

/**
 * The outcome of a charge. `declined` may succeed on another day; `needsReader` cannot succeed until the reader acts (no
 * method is saved, the card is lost, the bank wants an approval). `unknown`: the provider did not answer, so the charge may
 * have been made; repeat it with the same key.
 */
export type ChargeOutcome =
  | { readonly kind: 'succeeded'; readonly reference: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'needsReader' }
  | { readonly kind: 'unknown' };

/**
 * The outcome of a charge while its reader is present. `challenged`: the bank wants the reader's approval first (3-D
 * Secure).
 */
export type ReaderChargeOutcome = ChargeOutcome | { readonly kind: 'challenged' };

/** The values with which a page shows the bank's challenge to its reader. */
export interface BankChallenge {
  /** The client secret of the payment. */
  readonly parameter1: string;
  /** The provider's publishable key. */
  readonly parameter2: string | null;
}

/** A refund of an order's payment. */
export interface Refund {
  readonly orderNumber: string;
  /** The amount in minor units, above 0. */
  readonly amount: number;
  readonly idempotencyKey: string;
}

/**
 * The outcome of a refund. `refused` is final: nothing is booked, and nothing went back. `unknown`: the provider did not
 * answer, so the refund may have been made; repeat it with the same key.
 */
export type RefundOutcome = 'made' | 'refused' | 'unknown';

/** The operations of payments that the other folders of sales use. */
export interface Payments {
  /** Lists the payments of orders, by order number, the newest last; an unpaid order is left out. */
  listPayments(
    queries: Queries,
    orderNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly OrderPaymentBody[]>>;
  /** Lists the money of an order that went back; amounts are minor units of its currency, dates milliseconds since 1970. */
  listRefunds(
    queries: Queries,
    orderNumber: string,
  ): Promise<readonly { readonly amount: number; readonly refundedOn: number }[]>;
  /** Lists the current saved payment methods of orders, by order number; an order without one is left out. */
  listSavedMethods(
    queries: Queries,
    orderNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, PaymentMethodBody>>;
  /** Charges a saved method without its reader. Call it outside of transactions; no answer of the provider rejects it. */
  chargeSavedMethod(charge: SavedMethodCharge): Promise<ChargeOutcome>;
  /**
   * Charges a saved method while its reader is present, so that the bank may challenge them. The same key again returns the
   * state of that charge and makes no second one. Call it outside of transactions; no answer of the provider rejects it.
   */
  chargeReader(charge: SavedMethodCharge): Promise<ReaderChargeOutcome>;
  /**
   * Finds the challenge of a `challenged` charge; `undefined` without one, or once it is cancelled. Rejects without answer.
   */
  findChallenge(idempotencyKey: string): Promise<BankChallenge | undefined>;
  /** Cancels a charge that waits for its reader. @returns `succeeded` when the reader answered before */
  withdrawCharge(idempotencyKey: string): Promise<ChargeOutcome>;
  /** Books a charge as the payment of its order, in the transaction that marks the order as paid. */
  bookCharge(queries: Queries, charge: BookedCharge): Promise<void>;
  /**
   * Cancels a pending order and its open payments, so that its items can be ordered anew. A payment that was made and not booked
   * yet is booked instead. Call it outside of transactions. @returns whether it turned out to be paid
   *
   * @throws ServiceError 503 when the provider does not answer
   */
  closeOrder(order: Order): Promise<'closed' | 'paid'>;
  /** Refunds money, once for each key. Call it outside of transactions; no answer of the provider rejects it. */
  refund(refund: Refund): Promise<RefundOutcome>;
}
