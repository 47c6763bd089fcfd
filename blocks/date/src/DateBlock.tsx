'use client';
import { useFormat, useGlobalContent, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { readingMinutes, StoryDate } from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

/** The line of the date, close to the byline, which is above it on nearly every page. */
const Line = styled.p`
  margin-block-start: calc(${token('gap')} * -0.7);
  font: 400 ${token('type-1')} / 1.35 ${token('sans')};
  color: ${token('ink-soft')};
`;

/** The time zone of a site that sets none; the default of `formatDate` is New York. */
const ZONE = 'GMT';

export type DateBlockProps = Partial<FieldValues<typeof fields>>;

/** Renders when the page's story was published and how long it takes to read; nothing when neither is known. */
export function DateBlock({ showReadingTime = false }: DateBlockProps) {
  const format = useFormat();
  const t = usePhrases(phrases);
  const story = useGlobalContent(parseStory);
  const date = story?.display_date;
  const hasDate = format.dateTime(date, ZONE) !== '';
  const minutes = showReadingTime && story !== undefined ? readingMinutes(story) : undefined;
  if (!hasDate && minutes === undefined) return null;
  return (
    <Line>
      <StoryDate value={date} zone={ZONE} />
      {hasDate && minutes !== undefined && (
        // A space that does not break keeps the separator at the end of the line.
        <>
          <span aria-hidden="true">&nbsp;·</span>{' '}
        </>
      )}
      {minutes !== undefined && <bdi>{t('date.readingTime', { minutes: format.number(minutes) })}</bdi>}
    </Line>
  );
}
