'use client';
import type { Story } from '@broadsheet/sdk-content';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { StoryCard } from '../card/StoryCard.tsx';
import type { CardParts } from '../card/StoryCard.tsx';
import { imageWidths } from '../image/imageWidths.ts';
import type { ListedCard } from './useListTexts.ts';

/** The list has an empty marker instead of none, because some screen readers do not announce a list without markers. */
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

/** The rank, in digits of equal width, so that all headlines of a column start at the same position. */
const Place = styled.span`
  color: ${token('brand')};
  font: ${token('heading-weight')} ${token('type-5')} / 1 ${token('serif')};
  font-variant-numeric: lining-nums tabular-nums;
`;

export interface NumberedRowsProps {
  readonly stories: readonly Story[];
  readonly show: CardParts;
  /** Returns a story as it is shown. Default: unchanged. */
  readonly toCard?: (story: Story) => ListedCard;
}

/** Renders stories in the order of their rank, numbered as shown. */
export function NumberedRows({
  stories,
  show,
  toCard = (story) => ({ story, marks: {} }),
}: NumberedRowsProps) {
  const sizes = show.headline ? '7.5rem' : '(min-width: 64rem) 18rem, 90vw';
  return (
    <Rows>
      {stories.map((story, index) => (
        <Row key={story._id ?? index}>
          <Place>{index + 1}</Place>
          <StoryCard
            {...toCard(story)}
            show={show}
            arrangement="end"
            size="small"
            image={{ ratio: '3:2', ...imageWidths.numberedList, sizes }}
            badge="none"
          />
        </Row>
      ))}
    </Rows>
  );
}
