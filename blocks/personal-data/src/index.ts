import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { PersonalData as Block } from './PersonalData.tsx';

/** Renders the reports of the reader's personal data, to read or to download. */
export const PersonalData = withFieldDefaults(fields, Block);
export type { PersonalDataProps } from './PersonalData.tsx';
export { phraseBook as personalDataPhrases } from './locales.ts';
