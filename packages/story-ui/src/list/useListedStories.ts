'use client';
import { contentValue, shownBefore, useContent, useHost } from '@broadsheet/block-kit';
import type { AfterLists, ContentConfig } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { feedRequest } from './feedRequest.ts';
import type { FeedRequestOptions } from './feedRequest.ts';
import { listedStories } from './listedStories.ts';

/** Returns the stories of a source that a list on this site can show; empty before the source has answered. */
export function useListedStories(
  config: ContentConfig | undefined,
  { feature, show, listsBefore }: Pick<FeedRequestOptions, 'feature' | 'show'> & AfterLists,
): readonly Story[] {
  const host = useHost();
  const feed = contentValue(useContent(feedRequest(config, { feature, show, scope: host }), parseFeed));
  return listedStories(feed?.content_elements ?? [], {
    site: host.site,
    show,
    exclude: listsBefore && shownBefore(listsBefore, host),
  });
}
