import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { RelatedStories as Block } from './RelatedStories.tsx';

export const RelatedStories = withFieldDefaults(fields, Block);
export type { RelatedStoriesProps } from './RelatedStories.tsx';
export { phraseBook as relatedStoriesPhrases } from './locales.ts';
