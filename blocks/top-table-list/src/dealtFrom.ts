import type { FieldValues, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Feed } from '@broadsheet/sdk-content';
import { dealStories, SIZES } from './dealStories.ts';
import type { fields } from './fields.ts';
import { listRequest } from './listRequest.ts';

type Values = FieldValues<typeof fields>;

export interface ListState {
  readonly feed: Feed | undefined;
  /** Site id. */
  readonly site: string;
  /** Ids of what the page shows before the list; they count where its editor wants that left out. */
  readonly shown: ReadonlySet<string> | undefined;
}

/** The stories of a list by size. */
export function dealtFrom(values: Values, { feed, site, shown }: ListState): ReturnType<typeof dealStories> {
  return dealStories(feed?.content_elements ?? [], {
    site,
    offset: values.offsetOverride,
    counts: values,
    exclude: values.leaveOutShown ? shown : undefined,
  });
}

/** The ids of the stories that a list shows. One whose answer is not there shows nothing. */
export function showsStories(values: Values, { host, shown }: ShowingScope): readonly string[] {
  const request = listRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const dealt = dealtFrom(values, { feed: parseFeed(entry.data), site: host.site.id, shown });
  return SIZES.flatMap((size) => dealt[size].flatMap(({ _id }) => _id ?? []));
}
