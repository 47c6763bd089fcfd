export { SignUp } from './SignUp.tsx';
export type { SignUpProps } from './SignUp.tsx';
export { phraseBook as signUpPhrases } from './locales.ts';
