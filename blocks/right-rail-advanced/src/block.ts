import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AREAS, RightRailAdvanced } from './RightRailAdvanced.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'right-rail-advanced',
  title: 'Right rail, advanced',
  description: 'A page with a main column in two parts and a rail in three',
  group: 'Layouts',
  kind: 'layout',
  areas: AREAS,
  areaTitles: {
    navigation: 'Navigation',
    fullwidth1: 'Full width, top',
    'main-1': 'Main column, top',
    'main-2': 'Main column, bottom',
    'rightrail-top': 'Side column, top',
    'rightrail-middle': 'Side column, middle',
    'rightrail-bottom': 'Side column, bottom',
    fullwidth2: 'Full width, bottom',
    footer: 'Footer',
  },
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: RightRailAdvanced,
});
