import type { CardPayment, GivenCard, Wallet } from '@broadsheet/sales-ui/card';

export interface WalletPayment extends Pick<CardPayment, 'stripe' | 'clientSecret'> {
  readonly kind: 'wallet';
  readonly wallet: Wallet;
}

/** The payment method that the reader has chosen. */
export type ChosenPayment =
  ({ readonly kind: 'card' } & CardPayment & GivenCard) | WalletPayment | { readonly kind: 'paypal' };
