export { Footer } from './Footer.tsx';
export { phraseBook as footerPhrases } from './locales.ts';
