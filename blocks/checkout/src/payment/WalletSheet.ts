import type { Confirmation } from '@broadsheet/subscription/card';

/** The sheet of a wallet in which a reader has agreed to pay; it waits to be told how that ended. */
export interface WalletSheet {
  /** Confirms the payment with the card provider; the sheet goes away when it is made. */
  confirm(): Promise<Confirmation>;
  /** Completes the sheet as failed. */
  fail(): void;
}
