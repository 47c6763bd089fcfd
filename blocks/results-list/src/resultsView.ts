import type { Feed, Story } from '@broadsheet/sdk-content';
import { mergeStories, storyHref } from '@broadsheet/story';
import type { Paging } from './pagingQuery.ts';

export interface ResultsView {
  /** What the pages hold of the site. */
  readonly stories: readonly Story[];
  readonly hasMore: boolean;
}

/**
 * What the answers so far amount to. Stories of other sites are left out first, so that a page is full however they are
 * mixed. More is left while the last answer names a next page, or fewer stories are shown than there are: the feed's
 * count from the start offset on, or without a count all that came.
 *
 * @param site its id
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
  // A count can include what no answer brings, e.g. a story that was taken down.
  const isOver = last.next === undefined && (last.content_elements ?? []).length === 0;
  const hasMore = last.next !== undefined || stories.length < (isOver ? own.length : total);
  return { stories, hasMore };
}
