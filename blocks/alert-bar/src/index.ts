export { AlertBar } from './AlertBar.tsx';
export type { AlertBarProps } from './AlertBar.tsx';
export { phraseBook as alertBarPhrases } from './locales.ts';
