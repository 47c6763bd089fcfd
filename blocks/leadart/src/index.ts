export { LeadArt } from './LeadArt.tsx';
export type { LeadArtProps } from './LeadArt.tsx';
export { phraseBook as leadArtPhrases } from './locales.ts';
