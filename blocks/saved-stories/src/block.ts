import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SavedStories } from './SavedStories.tsx';

export const block = defineBlock({
  name: 'saved-stories',
  title: 'Saved stories',
  description: 'The stories that a reader has saved',
  group: 'Account',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  hydrate: { mode: 'enhance', name: 'saved-stories' },
  Component: SavedStories,
});
