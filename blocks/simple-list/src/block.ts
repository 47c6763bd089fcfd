import { defineBlock } from '@broadsheet/block-kit';
import { feedRequest, headlineListParts, storiesOfList, storyIds, storyPhrases } from '@broadsheet/story';
import { fields } from './fields.ts';
import { SimpleList } from './SimpleList.tsx';

export const block = defineBlock({
  name: 'simple-list',
  title: 'Simple list',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  hydrate: { mode: 'never' },
  leavesOutShown: ({ leaveOutShown }) => leaveOutShown,
  showsStories: (values, scope) => {
    const show = headlineListParts(values);
    return storyIds(storiesOfList(values, { feature: 'simple-list', show, ...scope }));
  },
  content: (values, scope) => {
    const show = headlineListParts(values);
    return [feedRequest(values.listContentConfig, { feature: 'simple-list', show, scope }) ?? []].flat();
  },
  Component: SimpleList,
});
