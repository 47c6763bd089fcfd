export { ShareBar } from './ShareBar.tsx';
export type { ShareBarProps } from './ShareBar.tsx';
export { phraseBook as shareBarPhrases } from './locales.ts';
