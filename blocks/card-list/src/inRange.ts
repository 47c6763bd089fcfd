import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

/** The stories that the editor's numbers choose of a list. */
export function inRange<Story>(
  stories: readonly Story[],
  {
    offsetOverride,
    displayAmount = Infinity,
  }: Pick<FieldValues<typeof fields>, 'offsetOverride' | 'displayAmount'>,
): readonly Story[] {
  const first = Math.trunc(offsetOverride);
  return stories.slice(first, first + Math.trunc(displayAmount));
}
