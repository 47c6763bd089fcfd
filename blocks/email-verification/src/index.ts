export { EmailVerification } from './EmailVerification.tsx';
export type { EmailVerificationProps } from './EmailVerification.tsx';
export { phraseBook as emailVerificationPhrases } from './locales.ts';
