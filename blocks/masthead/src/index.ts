export { Masthead } from './Masthead.tsx';
export type { MastheadProps } from './Masthead.tsx';
export { phraseBook as mastheadPhrases } from './locales.ts';
