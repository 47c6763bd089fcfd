import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { MostRead } from './MostRead.tsx';
import { mostReadRequest, showsStories } from './mostReadList.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'most-read',
  title: 'Most read',
  description: 'The stories that were read most in the last 24 hours',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(storyPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'most-read' },
  list: { showsStories },
  content: (values, scope) => [mostReadRequest(values, scope)].filter((request) => request !== undefined),
  Component: MostRead,
});
