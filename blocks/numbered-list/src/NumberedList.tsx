'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { headlineListParts, NumberedRows, TitledList, useHeadlineList } from '@broadsheet/story-ui';
import type { HeadlineListProps } from '@broadsheet/story-ui';

export type NumberedListProps = HeadlineListProps;

/** Renders stories in the order of their rank, numbered as they are shown; nothing without a story. */
function List(props: NumberedListProps) {
  const show = headlineListParts(props);
  const { stories, toCard } = useHeadlineList(props, { feature: 'numbered-list', show });
  if (stories.length === 0) return null;
  return (
    <TitledList title={props.title}>
      <NumberedRows {...{ stories, show, toCard }} />
    </TitledList>
  );
}

export const NumberedList = lazyLoaded(List);
