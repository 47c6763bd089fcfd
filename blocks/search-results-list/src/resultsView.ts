import type { SearchResponse, Story } from '@broadsheet/sdk-content';
import { mergeStories, storyHref } from '@broadsheet/story-ui';

export interface ResultsView {
  /** The results of this site, each once. */
  readonly stories: readonly Story[];
  /** The number of hits; absent until a response includes it. */
  readonly hits: number | undefined;
  /** Whether there are more hits than the source has counted. */
  readonly isBounded: boolean;
  readonly hasMore: boolean;
}

/**
 * Combines the pages of results so far. There is more while fewer results were loaded than there are hits, unless the last
 * page was empty.
 */
export function resultsView(answers: readonly (SearchResponse | undefined)[], site: string): ResultsView {
  const loaded = mergeStories(answers.flatMap((answer) => answer?.data ?? []));
  const metadata = answers.findLast((answer) => answer?.metadata?.total_hits !== undefined)?.metadata;
  const hits = metadata?.total_hits;
  const isOver = (answers.at(-1)?.data ?? []).length === 0;
  return {
    stories: loaded.filter((story) => storyHref(story, site) !== undefined),
    hits,
    isBounded: metadata?.total_hits_relation === 'gte',
    hasMore: !isOver && loaded.length < (hits ?? 0),
  };
}
