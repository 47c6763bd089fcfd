import { defineBlock } from '@broadsheet/block-kit';
import { headlineListEntry, headlineListRoom, storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { listParts } from './listParts.ts';
import { SimpleList } from './SimpleList.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'simple-list',
  title: 'Simple list',
  description: 'Headlines beside their images, one below the other',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  ...headlineListEntry('simple-list', listParts),
  leadsPage: () => true,
  place: {
    // Its headlines are cut after the third line.
    room: (values) =>
      values.inRow
        ? { narrow: '7rem', medium: '5.5rem', wide: '5.5rem' }
        : headlineListRoom(values, { narrow: 3, wide: 3 }),
  },
  Component: SimpleList,
});
