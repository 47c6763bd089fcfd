export { phraseBook as resetPasswordPhrases } from './locales.ts';
export { ResetPassword } from './ResetPassword.tsx';
export type { ResetPasswordProps } from './ResetPassword.tsx';
