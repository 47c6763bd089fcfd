import type { FieldValues, ShowingScope, ShownStories } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Feed } from '@broadsheet/sdk-content';
import { dealStories, SIZES } from './dealStories.ts';
import type { Dealt } from './dealStories.ts';
import type { fields } from './fields.ts';
import { listRequest } from './listRequest.ts';

type Values = FieldValues<typeof fields>;

export interface ListState {
  readonly feed: Feed | undefined;
  /** The site's id. */
  readonly site: string;
  /** The ids of the stories that the page shows before the list; used when the editor wants those left out. */
  readonly shown: ShownStories | undefined;
}

/** Returns the stories of a list by size. */
export function dealtFrom(values: Values, { feed, site, shown }: ListState): Dealt {
  return dealStories(feed?.content_elements ?? [], {
    site,
    offset: values.offsetOverride,
    counts: values,
    exclude: values.leaveOutShown ? shown : undefined,
  });
}

/** Returns the ids of the stories that a list shows; empty until the response has arrived. */
export function showsStories(values: Values, { host, shown }: ShowingScope): readonly string[] {
  const request = listRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const dealt = dealtFrom(values, { feed: parseFeed(entry.data), site: host.site.id, shown });
  return ([...SIZES, 'links'] as const).flatMap((size) => dealt[size].flatMap(({ _id }) => _id ?? []));
}
