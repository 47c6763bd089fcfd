import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Masthead } from './Masthead.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'masthead-block',
  title: 'Masthead',
  description: "The newspaper's name across the head of the page",
  group: 'Navigation',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'masthead' },
  Component: Masthead,
});
