import type { Feed, Story } from '@broadsheet/sdk-content';
import { mergeStories } from '@broadsheet/story';
import type { Paging } from './pagingQuery.ts';

export interface ResultsView {
  /** What the pages hold, of any site. */
  readonly stories: readonly Story[];
  readonly hasMore: boolean;
}

/**
 * What the answers so far amount to (block-contracts 2.27). More is left while the last answer names a next page, or
 * fewer stories are shown than there are: the feed's count from the start offset on, or without a count all that came.
 */
export function resultsView(
  answers: readonly (Feed | undefined)[],
  { start, size }: Pick<Paging, 'start' | 'size'>,
  pages: number,
): ResultsView {
  const loaded = mergeStories(answers.flatMap((answer) => answer?.content_elements ?? []));
  const stories = loaded.slice(0, pages * size);
  const last = answers.at(-1);
  if (last === undefined) return { stories, hasMore: stories.length < loaded.length };
  const total = last.count === undefined ? loaded.length : last.count - start;
  // A count can include what no answer brings, e.g. a story that was taken down.
  const isOver = last.next === undefined && (last.content_elements ?? []).length === 0;
  const hasMore = last.next !== undefined || stories.length < (isOver ? loaded.length : total);
  return { stories, hasMore };
}
