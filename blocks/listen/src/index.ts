export { Listen } from './Listen.tsx';
export type { ListenProps } from './Listen.tsx';
export { phraseBook as listenPhrases } from './locales.ts';
