import { defineBlock } from '@broadsheet/block-kit';
import { TagTitle } from './TagTitle.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'tag-title',
  title: 'Tag title',
  description: "A tag's name and description",
  group: 'Section',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: TagTitle,
});
