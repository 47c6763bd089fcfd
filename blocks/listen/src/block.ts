import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { Listen } from './Listen.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'listen',
  title: 'Listen',
  description: 'Reads the story aloud with a voice of the reader’s device',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'listen', when: 'touch' },
  Component: Listen,
});
