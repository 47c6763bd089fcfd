import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { RelatedStories as Block } from './RelatedStories.tsx';

/** Renders stories that share tags or the section with the page's story, without those that lists before it show. */
export const RelatedStories = withFieldDefaults(fields, Block);
export type { RelatedStoriesProps } from './RelatedStories.tsx';
export { phraseBook as relatedStoriesPhrases } from './locales.ts';
