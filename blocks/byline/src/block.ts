import { defineBlock } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story-ui';
import { Byline } from './Byline.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'byline',
  title: 'Byline',
  description: 'Who wrote the story',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Byline,
});
