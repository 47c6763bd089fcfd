export { MostRead } from './MostRead.tsx';
export type { MostReadProps } from './MostRead.tsx';
export { phraseBook as mostReadPhrases } from './locales.ts';
