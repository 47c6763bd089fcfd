import { defineBlock } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { Tags } from './Tags.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'tag',
  title: 'Tags',
  description: "The story's tags",
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: uiPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Tags,
});
