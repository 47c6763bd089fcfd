import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HtmlBox } from './HtmlBox.tsx';

export const block = defineBlock({
  name: 'htmlbox',
  title: 'HTML',
  group: 'Text',
  kind: 'feature',
  fields,
  hydrate: { mode: 'never' },
  Component: HtmlBox,
});
