import { defineBlock } from '@broadsheet/block-kit';
import { DateBlock } from './DateBlock.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'date',
  title: 'Date',
  description: 'When the story was published',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: DateBlock,
});
