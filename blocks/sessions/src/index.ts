export { Sessions } from './Sessions.tsx';
export type { SessionsProps } from './Sessions.tsx';
export { phraseBook as sessionsPhrases } from './locales.ts';
