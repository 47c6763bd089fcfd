import { defineBlock } from '@broadsheet/block-kit';
import { headlineListEntry, headlineListRoom, storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { NumberedList } from './NumberedList.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'numbered-list',
  title: 'Numbered list',
  description: 'Stories in the order of their rank',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  ...headlineListEntry('numbered-list'),
  leadsPage: () => true,
  place: { room: (values) => headlineListRoom(values, { narrow: 4, wide: 3 }) },
  Component: NumberedList,
});
