import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AREAS, SingleColumn } from './SingleColumn.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'single-column-regular',
  title: 'Single column',
  description: 'A page of one column',
  group: 'Layouts',
  kind: 'layout',
  areas: AREAS,
  areaTitles: {
    navigation: 'Navigation',
    fullWidth: 'Full width',
    body: 'Main column',
    footer: 'Footer',
  },
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: SingleColumn,
});
