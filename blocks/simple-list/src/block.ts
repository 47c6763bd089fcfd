import { defineBlock } from '@broadsheet/block-kit';
import { feedRequest, headlineListParts, storyPhrases } from '@broadsheet/story';
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
  content: (values, scope) => {
    const show = headlineListParts(values);
    return [feedRequest(values.listContentConfig, { feature: 'simple-list', show, scope }) ?? []].flat();
  },
  Component: SimpleList,
});
