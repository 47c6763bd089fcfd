import type { Story } from '@broadsheet/sdk-content';

/**
 * Returns stories in order, each `_id` once: where pages overlap, the first occurrence counts. All stories without an id
 * stay.
 */
export function mergeStories(stories: readonly Story[]): readonly Story[] {
  const seen = new Set<string>();
  return stories.filter(({ _id }) => {
    if (_id === undefined) return true;
    const isNew = !seen.has(_id);
    seen.add(_id);
    return isNew;
  });
}
