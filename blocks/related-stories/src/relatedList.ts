import type { FieldValues, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Feed, Story } from '@broadsheet/sdk-content';
import { storyHref } from '@broadsheet/story';
import type { fields } from './fields.ts';
import { relatedRequest } from './relatedRequest.ts';

type Values = FieldValues<typeof fields>;

export interface ListState {
  readonly feed: Feed | undefined;
  /** Site id. */
  readonly site: string;
  /** Ids of what the page shows before. */
  readonly shown: ReadonlySet<string>;
}

/** What the block shows: stories of the site that the reader has not met on the page. */
export function relatedList({ size }: Values, { feed, site, shown }: ListState): readonly Story[] {
  return (feed?.content_elements ?? [])
    .filter((story) => storyHref(story, site) !== undefined)
    .filter(({ _id }) => _id === undefined || !shown.has(_id))
    .slice(0, size);
}

/** The ids of what it shows; none while the answer is not there. */
export function showsStories(values: Values, { host, shown }: ShowingScope): readonly string[] {
  const request = relatedRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = relatedList(values, { feed: parseFeed(entry.data), site: host.site.id, shown });
  return stories.flatMap(({ _id }) => _id ?? []);
}
