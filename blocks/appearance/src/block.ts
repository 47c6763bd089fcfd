import { APPEARANCE_KEY, defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { Appearance } from './Appearance.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'appearance',
  title: 'Appearance',
  description: 'Light or dark, text size and spacing, as the reader likes them',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'appearance', when: 'touch', orStored: APPEARANCE_KEY },
  Component: Appearance,
});
