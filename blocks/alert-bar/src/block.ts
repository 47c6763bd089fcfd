import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { AlertBar } from './AlertBar.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';

export const block = defineBlock({
  name: 'alert-bar',
  title: 'Alert bar',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  hydrate: { mode: 'island', name: 'alert-bar', when: 'idle', probe: 'alert-bar' },
  Component: AlertBar,
});
