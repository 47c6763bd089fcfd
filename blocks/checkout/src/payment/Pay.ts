import type { Order } from '@broadsheet/sdk-sales';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import type { ChosenPayment } from './ChosenPayment.ts';

/** An order that turns out to be paid already: before a reload, or in another tab. */
export interface PaidOrder {
  readonly orderNumber: string;
  /** The provider's id of a payment that the service does not know of yet. */
  readonly intentID: string | undefined;
}

/** The sheet of a wallet in which a reader has agreed to pay; it stays open until it learns the outcome. */
export interface WalletSheet {
  /** Confirms the payment with the card provider; the sheet closes when the payment is made. @param clientSecret of the payment */
  confirm(clientSecret: string): Promise<Confirmation>;
  /** Completes the sheet as failed. */
  fail(): void;
}

/** What pays an order; one attempt at a time. */
export interface Pay {
  pay(order: Order, payment: ChosenPayment): Promise<void>;
  /**
   * Pays an order to which the reader has agreed in a wallet's sheet; completes the sheet as failed when the payment fails.
   */
  payByWallet(order: Order, sheet: WalletSheet): Promise<void>;
  /** Finalizes an order that is already paid. */
  finish(paid: PaidOrder): Promise<void>;
  /**
   * Makes an order anew that is too old to be paid, and shows it where the old one was. @returns the new one; `undefined` where
   * the address, which is open then, or the payment says why there is none
   *
   * @param isCancelled whether it was cancelled before, perhaps in another tab
   */
  replaceOrder(order: Order, isCancelled: boolean): Promise<Order | undefined>;
}
