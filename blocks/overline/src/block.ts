import { defineBlock } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story-ui';
import { Overline } from './Overline.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'overline',
  title: 'Overline',
  description: 'What stands above the headline: section, label or sponsor',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Overline,
});
