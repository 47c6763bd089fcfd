export { ForgotPassword } from './ForgotPassword.tsx';
export { phraseBook as forgotPasswordPhrases } from './locales.ts';
