export { PersonalData } from './PersonalData.tsx';
export type { PersonalDataProps } from './PersonalData.tsx';
export { phraseBook as personalDataPhrases } from './locales.ts';
