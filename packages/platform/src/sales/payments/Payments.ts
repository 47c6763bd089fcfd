import type { OrderPaymentBody, PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '../../database/Database.ts';

/** A charge that nobody sits at the screen for. */
export interface SavedMethodCharge {
  /** The order that the payment method was saved with. */
  readonly savedWith: string;
  /** In minor units, above 0. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The same for every try of the same charge: the provider charges it once. */
  readonly idempotencyKey: string;
}

/** A charge that was made, and the order that it was for. */
export interface BookedCharge extends Pick<SavedMethodCharge, 'savedWith' | 'idempotencyKey'> {
  readonly orderNumber: string;
  /** Of the payment at its provider. */
  readonly reference: string;
}

/**
 * How a charge ended. `declined` may pass on another day; `needsReader` not until the reader does something (no method is
 * saved, the card is lost, the bank wants an approval). `unknown`: the provider did not answer, so the charge may have
 * been made; ask again with the same key.
 */
export type ChargeOutcome =
  | { readonly kind: 'succeeded'; readonly reference: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'needsReader' }
  | { readonly kind: 'unknown' };

/** What became of a charge whose reader sits at the screen. `challenged`: the bank asks them before it says yes or no. */
export type ReaderChargeOutcome = ChargeOutcome | { readonly kind: 'challenged' };

/** What a page needs to let its reader answer the bank. */
export interface BankChallenge {
  /** Client secret of the provider. */
  readonly parameter1: string;
  /** Publishable key of the provider. */
  readonly parameter2: string | null;
}

/** Money that goes back the way it came. */
export interface Refund {
  readonly orderNumber: string;
  /** In minor units, above 0. */
  readonly amount: number;
  readonly idempotencyKey: string;
}

/** What the other half of sales asks of payments. */
export interface Payments {
  /** What was paid for orders, by order number, the newest last; an order without is left out. */
  listPayments(
    queries: Queries,
    orderNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly OrderPaymentBody[]>>;
  /** What went back of what was paid for an order; minor units of its currency, and milliseconds since 1970. */
  listRefunds(
    queries: Queries,
    orderNumber: string,
  ): Promise<readonly { readonly amount: number; readonly refundedOn: number }[]>;
  /** The payment methods that were saved with orders, as they are now, by order number; an order without is left out. */
  listSavedMethods(
    queries: Queries,
    orderNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, PaymentMethodBody>>;
  /** Charges a saved method. Call it outside of transactions; it never rejects for what the provider says. */
  chargeSavedMethod(charge: SavedMethodCharge): Promise<ChargeOutcome>;
  /**
   * Charges a saved method while its reader sits at the screen, so that the bank may ask them. The same key again tells
   * what became of it, and charges nothing anew. Call it outside of transactions; it never rejects.
   */
  chargeReader(charge: SavedMethodCharge): Promise<ReaderChargeOutcome>;
  /** What the bank asks about a charge that was `challenged`; undefined when it asks nothing any more. */
  findChallenge(idempotencyKey: string): Promise<BankChallenge | undefined>;
  /** Takes a charge back that waits for its reader. @returns `succeeded` when they were faster */
  withdrawCharge(idempotencyKey: string): Promise<ChargeOutcome>;
  /** Notes in the books which order a charge was for, in the transaction that marks the order as paid. */
  bookCharge(queries: Queries, charge: BookedCharge): Promise<void>;
  /** Gives money back. @returns false when the provider did not take the request; ask again with the same key */
  refund(refund: Refund): Promise<boolean>;
}

/** Payments of a platform that takes none: what has a price cannot be renewed. */
export const noPayments: Payments = {
  listPayments: () => Promise.resolve(new Map()),
  listRefunds: () => Promise.resolve([]),
  listSavedMethods: () => Promise.resolve(new Map()),
  chargeSavedMethod: () => Promise.resolve({ kind: 'needsReader' }),
  chargeReader: () => Promise.resolve({ kind: 'needsReader' }),
  findChallenge: () => Promise.resolve(undefined),
  withdrawCharge: () => Promise.resolve({ kind: 'needsReader' }),
  bookCharge: () => Promise.resolve(),
  refund: () => Promise.resolve(false),
};
