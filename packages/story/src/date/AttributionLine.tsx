'use client';
import type { Story } from '@broadsheet/sdk-content';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useFormat } from '@broadsheet/block-kit';
import { bylineNames } from '../byline/bylineNames.ts';
import { BylineNames } from '../byline/BylineNames.tsx';
import { StoryDate } from './StoryDate.tsx';

const Line = styled.p`
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
`;

export interface AttributionLineProps {
  readonly story: Story;
  readonly showByline: boolean;
  readonly showDate: boolean;
}

/** Byline and date in one line, with a separator between them when both exist. */
export function AttributionLine({ story, showByline, showDate }: AttributionLineProps) {
  const format = useFormat();
  const names = showByline ? bylineNames(story.credits) : [];
  const hasDate = showDate && format.dateTime(story.display_date) !== '';
  if (names.length === 0 && !hasDate) return null;
  return (
    <Line>
      <BylineNames names={names} withBy />
      {names.length > 0 && hasDate && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
        </>
      )}
      {hasDate && <StoryDate value={story.display_date} />}
    </Line>
  );
}
