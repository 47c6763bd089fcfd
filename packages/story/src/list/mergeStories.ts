import type { Story } from '@broadsheet/sdk-content';

/** Stories in order, each `_id` once: where pages overlap, the first place counts. Stories without an id all stay. */
export function mergeStories(stories: readonly Story[]): readonly Story[] {
  const seen = new Set<string>();
  return stories.filter(({ _id }) => {
    if (_id === undefined) return true;
    const isNew = !seen.has(_id);
    seen.add(_id);
    return isNew;
  });
}
