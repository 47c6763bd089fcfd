import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

/** Returns the stories of a list that the editor's offset and amount select. */
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
