import { defineBlock } from '@broadsheet/block-kit';
import { feedRequest, storyPhrases } from '@broadsheet/story';
import { CardList } from './CardList.tsx';
import { LEAD } from './cardShapes.ts';
import { fields } from './fields.ts';

export const block = defineBlock({
  name: 'card-list',
  title: 'Card list',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  hydrate: { mode: 'never' },
  content: ({ listContentConfig }, scope) =>
    [feedRequest(listContentConfig, { feature: 'card-list', show: LEAD, scope }) ?? []].flat(),
  Component: CardList,
});
