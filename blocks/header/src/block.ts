import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Header } from './Header.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'header',
  title: 'Heading',
  description: 'A heading between blocks',
  group: 'Text',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Header,
});
