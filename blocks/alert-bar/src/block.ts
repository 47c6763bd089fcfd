import { defineBlock } from '@broadsheet/block-kit';
import { AlertBar } from './AlertBar.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'alert-bar',
  title: 'Alert bar',
  description: 'Breaking news across the page, until the reader has seen it',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'alert-bar' },
  Component: AlertBar,
});
