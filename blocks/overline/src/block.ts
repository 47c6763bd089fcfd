import { defineBlock } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story';
import { Overline } from './Overline.tsx';
import { fields } from './fields.ts';

export const block = defineBlock({
  name: 'overline',
  title: 'Overline',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  hydrate: { mode: 'never' },
  Component: Overline,
});
