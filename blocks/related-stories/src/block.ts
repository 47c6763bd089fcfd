import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { showsStories } from './relatedList.ts';
import { relatedRequest } from './relatedRequest.ts';
import { RelatedStories } from './RelatedStories.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'related-stories',
  title: 'Related stories',
  description: 'Stories with the same tags and section as the story of the page',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(storyPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'never' },
  list: { leavesOutShown: () => true, showsStories },
  content: (values, scope) => [relatedRequest(values, scope)].filter((request) => request !== undefined),
  Component: RelatedStories,
});
