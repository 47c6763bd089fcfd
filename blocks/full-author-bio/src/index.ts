import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { FullAuthorBio as Block } from './FullAuthorBio.tsx';

/**
 * Renders the profile of the author whom the page is about, else of the first author of its story; nothing if neither
 * has any of its parts.
 */
export const FullAuthorBio = withFieldDefaults(fields, Block);
export { phraseBook as fullAuthorBioPhrases } from './locales.ts';
