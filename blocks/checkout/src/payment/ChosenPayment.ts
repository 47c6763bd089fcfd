import type { CardPayment, GivenCard } from '@broadsheet/subscription/card';

/** How the reader wants to pay. */
export type ChosenPayment =
  ({ readonly kind: 'card' } & CardPayment & GivenCard) | { readonly kind: 'paypal' };
