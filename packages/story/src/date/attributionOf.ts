import type { Format } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { bylineNames } from '../byline/bylineNames.ts';
import type { BylineName } from '../byline/bylineNames.ts';

export interface Attribution {
  readonly names: readonly BylineName[];
  /** `display_date` as published, where it is a date. */
  readonly date: string | undefined;
}

/** Who and when, as far as switched on; `undefined` when that leaves nothing to print. */
export function attributionOf(
  story: Story,
  parts: { readonly byline: boolean; readonly date: boolean },
  format: Pick<Format, 'dateTime'>,
): Attribution | undefined {
  const names = parts.byline ? bylineNames(story.credits) : [];
  const hasDate = parts.date && format.dateTime(story.display_date) !== '';
  if (names.length === 0 && !hasDate) return undefined;
  return { names, date: hasDate ? story.display_date : undefined };
}
