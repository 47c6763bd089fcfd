import { defineBlock } from '@broadsheet/block-kit';
import { SECTION_TREE } from '@broadsheet/sdk-content';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'breadcrumbs',
  title: 'Breadcrumbs',
  description: 'The way from the front page to a section or story',
  group: 'Navigation',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: () => [SECTION_TREE],
  Component: Breadcrumbs,
});
