'use client';
import { useFormat } from '@broadsheet/block-kit';

export interface StoryDateProps {
  /** `display_date` as published. */
  readonly value: string | undefined;
  /** Zone where the site sets none. */
  readonly zone?: string;
}

/** The raw value for machines, the site's date-time for readers; nothing for a date that is none. */
export function StoryDate({ value, zone = 'GMT' }: StoryDateProps) {
  const text = useFormat().dateTime(value, zone);
  return text === '' ? null : <time dateTime={value}>{text}</time>;
}
