import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { ShareBar } from './ShareBar.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'share-bar',
  title: 'Share bar',
  description: 'Share a page on networks, by mail, with the device or as a link',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'share-bar', when: 'touch' },
  Component: ShareBar,
});
