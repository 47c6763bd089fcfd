import type { ContentScope, ShowingScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedRequest } from './feedRequest.ts';
import { headlineListParts } from './listFields.ts';
import type { HeadlineListProps } from './listFields.ts';
import { storiesOfList, storyIds } from './storiesOfList.ts';

type Values = Pick<HeadlineListProps, 'listContentConfig' | 'leaveOutShown' | 'showHeadline' | 'showImage'>;

/**
 * Returns the common part of the block entries of headline lists: the content they read, the stories they show and those
 * they leave out.
 */
export function headlineListEntry(feature: string) {
  return {
    leavesOutShown: ({ leaveOutShown }: Values): boolean => leaveOutShown,
    showsStories: (values: Values, scope: ShowingScope): readonly string[] =>
      storyIds(storiesOfList(values, { feature, show: headlineListParts(values), ...scope })),
    content: (values: Values, scope: ContentScope): readonly ContentRequest[] => {
      const show = headlineListParts(values);
      return [feedRequest(values.listContentConfig, { feature, show, scope }) ?? []].flat();
    },
  };
}
