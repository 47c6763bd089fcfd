import { defineBlock } from '@broadsheet/block-kit';
import { Divider } from './Divider.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'divider',
  title: 'Divider',
  description: 'A line between two blocks',
  group: 'Layout',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Divider,
});
