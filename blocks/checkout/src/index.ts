export { Checkout } from './Checkout.tsx';
export type { CheckoutProps } from './CheckoutProps.ts';
export { phraseBook as checkoutPhrases } from './locales.ts';
