export { Login } from './Login.tsx';
export type { LoginProps } from './Login.tsx';
export { phraseBook as loginPhrases } from './locales.ts';
