/** Wallets of a browser, as the card provider names them. */
export type Wallet = 'applePay' | 'googlePay';

export const WALLETS: readonly Wallet[] = ['applePay', 'googlePay'];

/** What a wallet is asked for. */
export interface WalletRequest {
  /** Minor units, as `toMinorUnits` gives them. */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
}
