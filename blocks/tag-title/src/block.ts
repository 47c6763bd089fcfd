import { defineBlock } from '@broadsheet/block-kit';
import { TagTitle } from './TagTitle.tsx';
import { fields } from './fields.ts';

export const block = defineBlock({
  name: 'tag-title',
  title: 'Tag title',
  description: "A tag's name and description",
  group: 'Section',
  kind: 'feature',
  fields,
  hydrate: { mode: 'never' },
  Component: TagTitle,
});
