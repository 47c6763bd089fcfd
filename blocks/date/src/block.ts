import { defineBlock } from '@broadsheet/block-kit';
import { DateBlock } from './DateBlock.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';

export const block = defineBlock({
  name: 'date',
  title: 'Date',
  description: 'When the story was published',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  hydrate: { mode: 'never' },
  Component: DateBlock,
});
