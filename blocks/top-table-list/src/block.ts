import { defineBlock } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story';
import { fields } from './fields.ts';
import { listRequest } from './listRequest.ts';
import { TopTableList } from './TopTableList.tsx';

export const block = defineBlock({
  name: 'top-table-list',
  title: 'Top table',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  hydrate: { mode: 'never' },
  readsPreceding: ({ leaveOutShown }) => leaveOutShown,
  content: ({ preceding = [], ...values }, scope) =>
    [...preceding, values].flatMap((each) => listRequest(each, scope) ?? []),
  Component: TopTableList,
});
