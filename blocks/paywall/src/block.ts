import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Paywall } from './Paywall.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'paywall',
  title: 'Paywall',
  description: 'The wall of a locked story, and the way past it',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'paywall' },
  Component: Paywall,
});
