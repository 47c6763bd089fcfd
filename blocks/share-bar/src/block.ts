import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { ShareBar } from './ShareBar.tsx';

export const block = defineBlock({
  name: 'share-bar',
  title: 'Share bar',
  description: 'Share a page on networks, by mail, with the device or as a link',
  group: 'Article',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  hydrate: { mode: 'enhance', name: 'share-bar', when: 'visible' },
  Component: ShareBar,
});
