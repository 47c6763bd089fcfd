'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { cardParts, imageWidths, StoryCard, useListTexts } from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

const List = styled.ul`
  display: grid;
  gap: 0.6rem ${token('gap')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  padding-block-start: 0.9rem;
  border-block-start: ${token('border')};
  list-style-type: '';
  & h2,
  & h3,
  & h4 {
    font-size: ${token('type-1')};
  }
`;

export interface LeadLinksProps {
  readonly stories: readonly Story[];
  readonly storyTexts: FieldValues<typeof fields>['storyTexts'];
}

/** Renders the headlines under a lead, beside one another where there is room; nothing without a story. */
export function LeadLinks({ stories, storyTexts }: LeadLinksProps) {
  const toCard = useListTexts(storyTexts);
  if (stories.length === 0) return null;
  return (
    <List>
      {stories.map((story, index) => (
        <li key={story._id ?? index}>
          <StoryCard
            {...toCard(story)}
            show={cardParts({ headline: true })}
            arrangement="stacked"
            size="small"
            image={{ ratio: '3:2', ...imageWidths.topTable, sizes: '7.5rem' }}
          />
        </li>
      ))}
    </List>
  );
}
