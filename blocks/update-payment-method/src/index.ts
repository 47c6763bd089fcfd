export { UpdatePaymentMethod } from './UpdatePaymentMethod.tsx';
export type { UpdatePaymentMethodProps } from './UpdatePaymentMethod.tsx';
export { phraseBook as updatePaymentMethodPhrases } from './locales.ts';
