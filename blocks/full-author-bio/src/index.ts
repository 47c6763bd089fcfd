import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { FullAuthorBio as Block } from './FullAuthorBio.tsx';

export const FullAuthorBio = withFieldDefaults(fields, Block);
export { phraseBook as fullAuthorBioPhrases } from './locales.ts';
