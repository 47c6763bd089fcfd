import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Checkout as Block } from './Checkout.tsx';

/** Renders the four steps from an order to its payment. In the page builder it is a placeholder that sends no request. */
export const Checkout = withFieldDefaults(fields, Block);
export type { CheckoutProps } from './CheckoutProps.ts';
export { phraseBook as checkoutPhrases } from './locales.ts';
