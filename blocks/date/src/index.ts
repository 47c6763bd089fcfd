export { DateBlock } from './DateBlock.tsx';
export type { DateBlockProps } from './DateBlock.tsx';
export { phraseBook as datePhrases } from './locales.ts';
