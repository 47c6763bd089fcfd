import type { ContentConfig, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { feedRequest } from './feedRequest.ts';
import type { FeedRequestOptions } from './feedRequest.ts';
import { listedStories } from './listedStories.ts';

export interface ListValues {
  readonly listContentConfig?: ContentConfig;
  readonly leaveOutShown: boolean;
}

/**
 * Returns the stories that `useListedStories` returns for a list, for use by the lists after it; empty before its source
 * has answered.
 */
export function storiesOfList(
  { listContentConfig, leaveOutShown }: ListValues,
  { feature, show, host, shown }: Pick<FeedRequestOptions, 'feature' | 'show'> & ShowingScope,
): readonly Story[] {
  const request = feedRequest(listContentConfig, { feature, show, scope: host });
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = parseFeed(entry.data)?.content_elements ?? [];
  return listedStories(stories, { site: host.site, show, exclude: leaveOutShown ? shown : undefined });
}

/** Returns the ids of stories, without the stories that have none. */
export function storyIds(stories: readonly Story[]): readonly string[] {
  return stories.flatMap(({ _id }) => _id ?? []);
}
