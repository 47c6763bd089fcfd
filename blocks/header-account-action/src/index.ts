export { HeaderAccount } from './HeaderAccount.tsx';
export type { HeaderAccountProps } from './HeaderAccount.tsx';
export { phraseBook as headerAccountPhrases } from './locales.ts';
