import type { FieldValues, ShowingScope, ShownStories } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Feed, Story } from '@broadsheet/sdk-content';
import { storyHref } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { relatedRequest } from './relatedRequest.ts';

type Values = FieldValues<typeof fields>;

export interface ListState {
  readonly feed: Feed | undefined;
  /** The site's id. */
  readonly site: string;
  /** The ids of the stories that the page shows before this block. */
  readonly shown: ShownStories;
}

/** Returns the stories of the site that the page has not shown before. */
export function relatedList({ size }: Values, { feed, site, shown }: ListState): readonly Story[] {
  return (feed?.content_elements ?? [])
    .filter((story) => storyHref(story, site) !== undefined)
    .filter(({ _id }) => _id === undefined || !shown.has(_id))
    .slice(0, size);
}

/** Returns the ids of the stories that the block shows; empty until the response has arrived. */
export function showsStories(values: Values, { host, shown }: ShowingScope): readonly string[] {
  const request = relatedRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = relatedList(values, { feed: parseFeed(entry.data), site: host.site.id, shown });
  return stories.flatMap(({ _id }) => _id ?? []);
}
