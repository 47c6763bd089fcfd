'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import {
  headlineListParts,
  NumberedRows,
  TitledList,
  useListedStories,
  useListTexts,
} from '@broadsheet/story-ui';
import type { HeadlineListProps } from '@broadsheet/story-ui';

export type NumberedListProps = HeadlineListProps;

/** Renders stories in the order of their rank, numbered as they are shown; nothing without a story. */
function List(props: NumberedListProps) {
  const show = headlineListParts(props);
  const stories = useListedStories(props.listContentConfig, {
    feature: 'numbered-list',
    show,
    listsBefore: props.listsBefore,
  });
  const toCard = useListTexts(props.storyTexts);
  if (stories.length === 0) return null;
  return (
    <TitledList title={props.title}>
      <NumberedRows {...{ stories, show, toCard }} />
    </TitledList>
  );
}

export const NumberedList = lazyLoaded(List);
