'use client';
import { useFormat, useHost } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { BylineNames } from '../byline/BylineNames.tsx';
import { ColumnistLine } from '../portrait/ColumnistLine.tsx';
import { useStoryLanguage } from '../language/useStoryLanguage.ts';
import { getColumnistPortrait } from '../portrait/getColumnistPortrait.ts';
import { getAttribution } from './getAttribution.ts';
import { StoryDate } from './StoryDate.tsx';

const Line = styled.p`
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  color: ${token('ink-soft')};
`;

/** A separator that stays at the end of a line, after the space before it. */
const Separator = styled.span`
  white-space: nowrap;
`;

/** A date that moves to the next line as a whole, as long as it is not wider than the line. */
const Dated = styled.span`
  display: inline-block;
`;

export interface AttributionLineProps {
  readonly story: Story;
  readonly showByline: boolean;
  readonly showDate: boolean;
  /** Whether the date is only the hour or the day. Default: false. */
  readonly hasShortDate?: boolean;
  /** Called when the link of a name is followed. */
  readonly onFollow?: () => void;
}

/** Renders byline and date in one line, with a separator if both exist; a columnist's portrait precedes the name. */
export function AttributionLine(props: AttributionLineProps) {
  const { story, showByline, showDate, hasShortDate = false, onFollow } = props;
  const portrait = getColumnistPortrait(story, useHost());
  const language = useStoryLanguage(story);
  const attribution = getAttribution(story, { byline: showByline, date: showDate }, useFormat());
  if (attribution === undefined) return null;
  const { names, date } = attribution;
  return (
    <Line>
      <ColumnistLine portrait={names.length > 0 ? portrait : undefined} size="card">
        <BylineNames names={names} language={language} withBy onFollow={onFollow} />
        {names.length > 0 && date !== undefined && (
          <>
            <Separator aria-hidden="true"> ·</Separator>{' '}
          </>
        )}
        {date !== undefined && (
          <Dated>
            <StoryDate value={date} isShort={hasShortDate} />
          </Dated>
        )}
      </ColumnistLine>
    </Line>
  );
}
