'use client';
import { useFormat } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { BylineNames } from '../byline/BylineNames.tsx';
import { attributionOf } from './attributionOf.ts';
import { StoryDate } from './StoryDate.tsx';

const Line = styled.p`
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
`;

export interface AttributionLineProps {
  readonly story: Story;
  readonly showByline: boolean;
  readonly showDate: boolean;
  /** Called when the link of a name is followed. */
  readonly onFollow?: () => void;
}

/** Byline and date in one line, with a separator between them when both exist. */
export function AttributionLine({ story, showByline, showDate, onFollow }: AttributionLineProps) {
  const attribution = attributionOf(story, { byline: showByline, date: showDate }, useFormat());
  if (attribution === undefined) return null;
  const { names, date } = attribution;
  return (
    <Line>
      <BylineNames names={names} withBy onFollow={onFollow} />
      {names.length > 0 && date !== undefined && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
        </>
      )}
      <StoryDate value={date} />
    </Line>
  );
}
