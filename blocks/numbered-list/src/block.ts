import { defineBlock } from '@broadsheet/block-kit';
import { feedRequest, headlineListParts, storiesOfList, storyIds, storyPhrases } from '@broadsheet/story';
import { fields } from './fields.ts';
import { NumberedList } from './NumberedList.tsx';

export const block = defineBlock({
  name: 'numbered-list',
  title: 'Numbered list',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  hydrate: { mode: 'never' },
  leavesOutShown: ({ leaveOutShown }) => leaveOutShown,
  showsStories: (values, scope) => {
    const show = headlineListParts(values);
    return storyIds(storiesOfList(values, { feature: 'numbered-list', show, ...scope }));
  },
  content: (values, scope) => {
    const show = headlineListParts(values);
    return [feedRequest(values.listContentConfig, { feature: 'numbered-list', show, scope }) ?? []].flat();
  },
  Component: NumberedList,
});
