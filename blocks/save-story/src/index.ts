import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SaveStory as Block } from './SaveStory.tsx';

/** Renders a button that saves the page's story for later; nothing on a page without a story of this site. */
export const SaveStory = withFieldDefaults(fields, Block);
export type { SaveStoryProps } from './SaveStory.tsx';
export { phraseBook as saveStoryPhrases } from './locales.ts';
