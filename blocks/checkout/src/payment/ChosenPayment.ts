import type { Stripe } from '@stripe/stripe-js';

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
  | { readonly kind: 'paypal' };
