import type { Confirmation } from '@broadsheet/sales-ui/card';

/** The sheet of a wallet in which a reader has agreed to pay; it stays open until it learns the outcome. */
export interface WalletSheet {
  /** Confirms the payment with the card provider; the sheet closes when the payment is made. */
  confirm(): Promise<Confirmation>;
  /** Completes the sheet as failed. */
  fail(): void;
}
