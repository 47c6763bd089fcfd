import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { SAVED_KEY } from '@broadsheet/reader/saved-stories';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SaveStory } from './SaveStory.tsx';

export const block = defineBlock({
  name: 'save-story',
  title: 'Save story',
  description: 'Save a story for later, with and without an account',
  group: 'Article',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  hydrate: { mode: 'enhance', name: 'save-story', when: 'touch', orStored: SAVED_KEY },
  Component: SaveStory,
});
