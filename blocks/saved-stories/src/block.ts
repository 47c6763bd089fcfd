import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SavedStories } from './SavedStories.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'saved-stories',
  title: 'Saved stories',
  description: 'The stories that a reader has saved',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'saved-stories' },
  Component: SavedStories,
});
