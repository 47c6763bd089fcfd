import type { Feed, Story } from '@broadsheet/sdk-content';
import { mergeStories, storyHref } from '@broadsheet/story-ui';
import type { Paging } from './pagingQuery.ts';

export interface ResultsView {
  /** The site's own stories on the shown pages. */
  readonly stories: readonly Story[];
  readonly hasMore: boolean;
}

/**
 * Combines the responses so far. Stories of other sites are removed first, so that every page is full. There is more while
 * the last response names a next page, or fewer stories are shown than exist: the feed's count from the start offset on or,
 * without a count, all loaded stories.
 *
 * @param site the site's id
 */
export function resultsView(
  answers: readonly (Feed | undefined)[],
  { start, size }: Pick<Paging, 'start' | 'size'>,
  pages: number,
  site: string,
): ResultsView {
  const loaded = mergeStories(answers.flatMap((answer) => answer?.content_elements ?? []));
  const own = loaded.filter((story) => storyHref(story, site) !== undefined);
  const stories = own.slice(0, pages * size);
  const last = answers.at(-1);
  if (last === undefined) return { stories, hasMore: stories.length < own.length };
  const total = last.count === undefined ? own.length : last.count - start - (loaded.length - own.length);
  // A count may include stories that no response contains, such as a withdrawn one.
  const isOver = last.next === undefined && (last.content_elements ?? []).length === 0;
  const hasMore = last.next !== undefined || stories.length < (isOver ? own.length : total);
  return { stories, hasMore };
}
