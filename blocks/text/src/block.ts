import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Text } from './Text.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'text',
  title: 'Text',
  description: 'Formatted text: paragraphs, headings, lists and links',
  group: 'Text',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Text,
});
