export { AccountManagement } from './AccountManagement.tsx';
export type { AccountManagementProps } from './AccountManagement.tsx';
export { phraseBook as accountManagementPhrases } from './locales.ts';
