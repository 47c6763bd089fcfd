import { defineBlock } from '@broadsheet/block-kit';
import { storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { showsStories } from './dealtFrom.ts';
import { getRoom } from './getRoom.ts';
import { listRequest } from './listRequest.ts';
import { TopTableList } from './TopTableList.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'top-table-list',
  title: 'Top table',
  description: 'The front of a newspaper: a list of stories in four sizes',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: storyPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  list: { leavesOutShown: ({ leaveOutShown }) => leaveOutShown, showsStories },
  content: (values, scope) => [listRequest(values, scope)].filter((request) => request !== undefined),
  leadsPage: () => true,
  place: { room: getRoom },
  Component: TopTableList,
});
