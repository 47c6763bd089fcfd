import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { storiesRequest } from './storiesRequest.ts';
import { showsStories } from './showsStories.ts';
import { StoryCarousel } from './StoryCarousel.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'story-carousel',
  title: 'Story carousel',
  description: 'Stories one beside another',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values, scope) => [storiesRequest(values, scope)].filter((request) => request !== undefined),
  list: { showsStories },
  leadsPage: () => true,
  Component: StoryCarousel,
});
