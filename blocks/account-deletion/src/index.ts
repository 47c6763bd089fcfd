export { AccountDeletion } from './AccountDeletion.tsx';
export type { AccountDeletionProps } from './AccountDeletion.tsx';
export { phraseBook as accountDeletionPhrases } from './locales.ts';
