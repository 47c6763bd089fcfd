export { OneTimePassword } from './OneTimePassword.tsx';
export type { OneTimePasswordProps } from './OneTimePassword.tsx';
export { phraseBook as oneTimePasswordPhrases } from './locales.ts';
