/** Card fields of the provider, with its code: for parts that are fetched when they open. */
export { CardForm } from './CardForm.tsx';
export type { CardFormProps, GivenCard } from './CardForm.tsx';
export { CardStartFailure } from './CardStartFailure.tsx';
export { confirmCard } from './confirmCard.ts';
export type { CardPayment, Confirmation } from './confirmCard.ts';
export { useCardStart } from './useCardStart.ts';
export type { BegunCard, CardStart, StartedCard } from './useCardStart.ts';
