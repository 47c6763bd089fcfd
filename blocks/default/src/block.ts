import { defineBlock } from '@broadsheet/block-kit';
import { AREAS, DefaultOutput } from './DefaultOutput.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'default',
  title: 'Default output',
  description: 'The HTML document around a page',
  group: 'Outputs',
  kind: 'output',
  areas: AREAS,
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: DefaultOutput,
});
