export { FullAuthorBio } from './FullAuthorBio.tsx';
export { phraseBook as fullAuthorBioPhrases } from './locales.ts';
