'use client';
import { useFormat, useHost } from '@broadsheet/block-kit';

export interface StoryDateProps {
  /** The story's `display_date` as published. */
  readonly value: string | undefined;
  /** The time zone if the site sets none. Default: GMT. */
  readonly zone?: string;
  /** Whether only the hour or the day is printed, as in lists with little room. Default: false. */
  readonly isShort?: boolean;
}

/**
 * Renders a date: the original value in `datetime`, the site's date-time format for readers; nothing for an invalid date.
 */
export function StoryDate({ value, zone = 'GMT', isShort = false }: StoryDateProps) {
  const { environment, site } = useHost();
  const format = useFormat();
  const now = () => environment.now({ day: site.dateLocalization?.timeZone ?? zone });
  const text = isShort ? format.stamp(value, now(), zone) : format.dateTime(value, zone);
  if (text === '') return null;
  return (
    // A short date depends on the day; the browser keeps what the server wrote.
    <time dateTime={value} suppressHydrationWarning={isShort}>
      {text}
    </time>
  );
}
