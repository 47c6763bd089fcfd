import { defineBlock } from '@broadsheet/block-kit';
import { DateBlock } from './DateBlock.tsx';
import { fields } from './fields.ts';

export const block = defineBlock({
  name: 'date',
  title: 'Date',
  description: 'When the story was published',
  group: 'Story',
  kind: 'feature',
  fields,
  hydrate: { mode: 'never' },
  Component: DateBlock,
});
