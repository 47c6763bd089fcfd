import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HtmlBox } from './HtmlBox.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'htmlbox',
  title: 'HTML',
  description: 'HTML of an editor, made safe',
  group: 'Text',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: HtmlBox,
});
