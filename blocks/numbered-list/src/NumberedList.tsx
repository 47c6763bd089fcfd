'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { headlineListParts, imageWidths, StoryCard, TitledList, useListedStories } from '@broadsheet/story';
import type { HeadlineListProps } from '@broadsheet/story';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export type NumberedListProps = HeadlineListProps;

/** An empty mark instead of none: without marks, some screen readers take a list for none. */
const Rows = styled.ol`
  display: grid;
  gap: ${token('gap')};
  list-style-type: '';
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(1.5ch, auto) minmax(0, 1fr);
  gap: 0.9rem;
  & + & {
    padding-block-start: ${token('gap')};
    border-block-start: ${token('border')};
  }
`;

/** Figures of one width, so that the headlines of a column begin in one line. */
const Place = styled.span`
  color: ${token('brand')};
  font: ${token('heading-weight')} ${token('type-5')} / 1 ${token('serif')};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** Stories in the order of their rank, counted as they are shown; nothing without a story. */
function List(props: NumberedListProps) {
  const show = headlineListParts(props);
  const stories = useListedStories(props.listContentConfig, {
    feature: 'numbered-list',
    show,
    listsBefore: props.listsBefore,
  });
  if (stories.length === 0) return null;
  const sizes = show.headline ? '7.5rem' : '(min-width: 64rem) 18rem, 90vw';
  return (
    <TitledList title={props.title}>
      <Rows>
        {stories.map((story, index) => (
          <Row key={story._id ?? index}>
            <Place>{index + 1}</Place>
            <StoryCard
              story={story}
              show={show}
              arrangement="end"
              size="small"
              image={{ ratio: '3:2', ...imageWidths.numberedList, sizes }}
              badge="none"
            />
          </Row>
        ))}
      </Rows>
    </TitledList>
  );
}

export const NumberedList = lazyLoaded(List);
