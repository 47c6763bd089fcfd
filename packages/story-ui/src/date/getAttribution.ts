import type { Format } from '@broadsheet/block-kit';
import { bylineNames } from '@broadsheet/sdk-content';
import type { BylineName, Story } from '@broadsheet/sdk-content';

export interface Attribution {
  readonly names: readonly BylineName[];
  /** The story's `display_date` as published, if it is a valid date. */
  readonly date: string | undefined;
}

/** Returns the byline and date that are switched on; `undefined` if there is nothing to print. */
export function getAttribution(
  story: Story,
  parts: { readonly byline: boolean; readonly date: boolean },
  format: Pick<Format, 'dateTime'>,
): Attribution | undefined {
  const names = parts.byline ? bylineNames(story.credits) : [];
  const hasDate = parts.date && format.dateTime(story.display_date) !== '';
  if (names.length === 0 && !hasDate) return undefined;
  return { names, date: hasDate ? story.display_date : undefined };
}
