import { defineBlock } from '@broadsheet/block-kit';
import { Subheadline } from './Subheadline.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'subheadline',
  title: 'Subheadline',
  description: 'The line below the headline',
  group: 'Story',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Subheadline,
});
