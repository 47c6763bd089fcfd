import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SavedStories as Block } from './SavedStories.tsx';

/** Renders the frame and the texts of the reader's saved stories; the script adds a row for each story. */
export const SavedStories = withFieldDefaults(fields, Block);
export type { SavedStoriesProps } from './SavedStories.tsx';
export { phraseBook as savedStoriesPhrases } from './locales.ts';
