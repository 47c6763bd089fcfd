import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AREAS, RightRail } from './RightRail.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'right-rail',
  title: 'Right rail',
  description: 'A page with a main column and a rail at its end',
  group: 'Layouts',
  kind: 'layout',
  areas: AREAS,
  areaTitles: {
    navigation: 'Navigation',
    fullwidth1: 'Full width, top',
    main: 'Main column',
    rightrail: 'Side column',
    fullwidth2: 'Full width, bottom',
    footer: 'Footer',
  },
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: RightRail,
});
