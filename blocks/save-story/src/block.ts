import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { SAVED_KEY } from '@broadsheet/identity-ui/saved-stories';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SaveStory } from './SaveStory.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'save-story',
  title: 'Save story',
  description: 'Save a story for later, with and without an account',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'save-story', when: 'touch', orStored: SAVED_KEY },
  Component: SaveStory,
});
