'use client';
import { useFormat } from '@broadsheet/block-kit';

export interface StoryDateProps {
  /** The story's `display_date` as published. */
  readonly value: string | undefined;
  /** The time zone if the site sets none. Default: GMT. */
  readonly zone?: string;
}

/**
 * Renders a date: the original value in `datetime`, the site's date-time format for readers; nothing for an invalid date.
 */
export function StoryDate({ value, zone = 'GMT' }: StoryDateProps) {
  const text = useFormat().dateTime(value, zone);
  return text === '' ? null : <time dateTime={value}>{text}</time>;
}
