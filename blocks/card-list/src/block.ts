import { defineBlock } from '@broadsheet/block-kit';
import { feedRequest, storiesOfList, storyIds, storyPhrases } from '@broadsheet/story-ui';
import { CardList } from './CardList.tsx';
import { LEAD } from './cardShapes.ts';
import { fields } from './fields.ts';
import { inRange } from './inRange.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'card-list',
  title: 'Card list',
  description: 'A story in full and the headlines of others below it',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  list: {
    leavesOutShown: ({ leaveOutShown }) => leaveOutShown,
    showsStories: (values, scope) =>
      storyIds(inRange(storiesOfList(values, { feature: 'card-list', show: LEAD, ...scope }), values)),
  },
  content: ({ listContentConfig }, scope) =>
    [feedRequest(listContentConfig, { feature: 'card-list', show: LEAD, scope }) ?? []].flat(),
  leadsPage: () => true,
  Component: CardList,
});
