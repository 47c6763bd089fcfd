'use client';
import { useFormat, useGlobalContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { StoryDate } from '@broadsheet/story';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** Close to the byline, which stands above it on nearly every page. */
const Line = styled.p`
  margin-block-start: calc(${token('gap')} * -0.7);
  font: 400 ${token('type-1')} / 1.35 ${token('sans')};
  color: ${token('ink-soft')};
`;

/** Zone of a site that sets none; elsewhere that is New York. */
const ZONE = 'GMT';

/** When the page's story was published; nothing for a date that is none. */
export function DateBlock() {
  const format = useFormat();
  const date = useGlobalContent(parseStory)?.display_date;
  if (format.dateTime(date, ZONE) === '') return null;
  return (
    <Line>
      <StoryDate value={date} zone={ZONE} />
    </Line>
  );
}
