import { defineBlock } from '@broadsheet/block-kit';
import { Headline } from './Headline.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'headline',
  title: 'Headline',
  description: "The story's headline",
  group: 'Story',
  kind: 'feature',
  fields,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Headline,
});
