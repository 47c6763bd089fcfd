'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import {
  headlineListParts,
  imageWidths,
  StoryCard,
  TitledList,
  useListedStories,
  useListTexts,
} from '@broadsheet/story';
import type { HeadlineListProps } from '@broadsheet/story';
import { Divider, Join } from '@broadsheet/ui';

export type SimpleListProps = HeadlineListProps;

const MAX_LINES = 3;

/** Renders headlines of at most three lines beside their images; nothing without a story. */
function List(props: SimpleListProps) {
  const show = headlineListParts(props);
  const stories = useListedStories(props.listContentConfig, {
    feature: 'simple-list',
    show,
    listsBefore: props.listsBefore,
  });
  const toCard = useListTexts(props.storyTexts);
  if (stories.length === 0) return null;
  const sizes = show.headline ? '7.5rem' : '(min-width: 64rem) 20rem, 100vw';
  return (
    <TitledList title={props.title}>
      <Join separator={<Divider assistiveHidden />}>
        {stories.map((story, index) => (
          <StoryCard
            key={story._id ?? index}
            {...toCard(story)}
            show={show}
            arrangement="start"
            size="small"
            headlineLines={MAX_LINES}
            image={{ ratio: '3:2', ...imageWidths.simpleList, sizes }}
            badge="none"
          />
        ))}
      </Join>
    </TitledList>
  );
}

export const SimpleList = lazyLoaded(List);
