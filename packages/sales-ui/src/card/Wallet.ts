/** The wallets of a browser, by the card provider's names. */
export type Wallet = 'applePay' | 'googlePay';

export const WALLETS: readonly Wallet[] = ['applePay', 'googlePay'];

/** The amount that a wallet is asked for. */
export interface WalletRequest {
  /** The amount in minor units, as `toMinorUnits` returns it. */
  readonly total: number;
  /** The currency in ISO 4217. */
  readonly currency: string;
}
