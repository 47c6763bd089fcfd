import type { ContentScope, ShowingScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedRequest } from './feedRequest.ts';
import { headlineListParts } from './listFields.ts';
import type { CardParts } from '../card/StoryCard.tsx';
import type { HeadlineListProps } from './listFields.ts';
import { storiesOfList, storyIds } from './storiesOfList.ts';

type PartValues = Pick<HeadlineListProps, 'showHeadline' | 'showImage'>;
type Values = PartValues & Pick<HeadlineListProps, 'listContentConfig' | 'leaveOutShown'>;

/**
 * Returns the common part of the block entries of headline lists: the content they read, the stories they show and those
 * they leave out.
 */
export function headlineListEntry<More extends object = object>(
  feature: string,
  toParts: (values: PartValues & More) => CardParts = headlineListParts,
) {
  return {
    list: {
      leavesOutShown: ({ leaveOutShown }: Values): boolean => leaveOutShown,
      showsStories: (values: Values & More, scope: ShowingScope): readonly string[] =>
        storyIds(storiesOfList(values, { feature, show: toParts(values), ...scope })),
    },
    content: (values: Values & More, scope: ContentScope): readonly ContentRequest[] => {
      const show = toParts(values);
      return [feedRequest(values.listContentConfig, { feature, show, scope }) ?? []].flat();
    },
  };
}
