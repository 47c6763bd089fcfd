import type { Stripe } from '@stripe/stripe-js';

/** Wallets of a browser, as the card provider names them. */
export type Wallet = 'applePay' | 'googlePay';

/** How the reader wants to pay. */
export type ChosenPayment =
  | {
      readonly kind: 'card';
      readonly stripe: Stripe;
      readonly clientSecret: string;
      /** Of the card provider; it stands for the card, whose numbers we never have. */
      readonly paymentMethod: string;
      readonly brand: string;
      readonly lastFour: string;
      readonly expiry: string;
    }
  | {
      readonly kind: 'wallet';
      readonly stripe: Stripe;
      readonly clientSecret: string;
      readonly wallet: Wallet;
    }
  | { readonly kind: 'paypal' };

export type WalletPayment = Extract<ChosenPayment, { readonly kind: 'wallet' }>;
