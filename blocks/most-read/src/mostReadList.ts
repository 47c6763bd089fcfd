import type { ContentScope, FieldValues, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { cardParts, feedRequest, listedStories, storyIds } from '@broadsheet/story-ui';
import type { CardParts } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

export function toCardParts({ showImage }: Pick<Values, 'showImage'>): CardParts {
  return cardParts({ headline: true, image: showImage });
}

/** Returns the request for the list; `undefined` for a block that only counts. */
export function mostReadRequest(
  values: Values,
  scope: Pick<ContentScope, 'site' | 'tokenVersion'>,
): ContentRequest | undefined {
  if (values.onlyCounts) return undefined;
  const config = { contentService: 'most-read', contentConfigValues: { size: values.size } };
  return feedRequest(config, { feature: 'most-read', show: toCardParts(values), scope });
}

/** Returns the ids of the stories that the list shows; empty until the response has arrived. */
export function showsStories(values: Values, { host }: ShowingScope): readonly string[] {
  const request = mostReadRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = parseFeed(entry.data)?.content_elements ?? [];
  return storyIds(listedStories(stories, { site: host.site, show: toCardParts(values) }));
}
