import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AREAS, RightRailAdvanced } from './RightRailAdvanced.tsx';

export const block = defineBlock({
  name: 'right-rail-advanced',
  title: 'Right rail, advanced',
  description: 'A page with a main column in two parts and a rail in three',
  group: 'Layouts',
  kind: 'layout',
  areas: AREAS,
  fields,
  hydrate: { mode: 'never' },
  Component: RightRailAdvanced,
});
