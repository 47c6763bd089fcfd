'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { imageWidths, StoryCard, TitledList, useHeadlineList } from '@broadsheet/story-ui';
import type { HeadlineListProps } from '@broadsheet/story-ui';
import { Divider, Join } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { HeadlineStrip } from './HeadlineStrip.tsx';
import { listParts } from './listParts.ts';

export type SimpleListProps = HeadlineListProps & FieldValues<typeof fields>;

const MAX_LINES = 3;

/** Renders headlines of at most three lines beside their images, or in a row without images; nothing without a story. */
function List(props: SimpleListProps) {
  const show = listParts(props);
  const { stories, toCard } = useHeadlineList(props, { feature: 'simple-list', show });
  if (stories.length === 0) return null;
  const sizes = show.headline ? '7.5rem' : '(min-width: 64rem) 20rem, 100vw';
  const cards = stories.map((story, index) => (
    <StoryCard
      key={story._id ?? index}
      {...toCard(story)}
      show={show}
      arrangement="start"
      size="small"
      headlineLines={MAX_LINES}
      hasShortDate
      image={{ ratio: '3:2', ...imageWidths.simpleList, sizes }}
      badge="none"
    />
  ));
  if (props.inRow) {
    return (
      <HeadlineStrip title={props.title}>
        {cards.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </HeadlineStrip>
    );
  }
  return (
    <TitledList title={props.title}>
      <Join separator={<Divider assistiveHidden />}>{cards}</Join>
    </TitledList>
  );
}

export const SimpleList = lazyLoaded(List);
