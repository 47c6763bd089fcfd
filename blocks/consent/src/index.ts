export { ConsentBar } from './ConsentBar.tsx';
export type { ConsentBarProps } from './ConsentBar.tsx';
export { phraseBook as consentPhrases } from './locales.ts';
