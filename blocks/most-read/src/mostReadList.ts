import type { ContentScope, FieldValues, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { cardParts, feedRequest, listedStories, storyIds } from '@broadsheet/story';
import type { CardParts } from '@broadsheet/story';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

export function partsOf({ showImage }: Pick<Values, 'showImage'>): CardParts {
  return cardParts({ headline: true, image: showImage });
}

/** Nothing is asked for by a block that only counts. */
export function mostReadRequest(
  values: Values,
  scope: Pick<ContentScope, 'site' | 'tokenVersion'>,
): ContentRequest | undefined {
  if (values.onlyCounts) return undefined;
  const config = { contentService: 'most-read', contentConfigValues: { size: values.size } };
  return feedRequest(config, { feature: 'most-read', show: partsOf(values), scope });
}

/** The ids of the stories that the list shows; none while the answer is not there. */
export function showsStories(values: Values, { host }: ShowingScope): readonly string[] {
  const request = mostReadRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = parseFeed(entry.data)?.content_elements ?? [];
  return storyIds(listedStories(stories, { site: host.site, show: partsOf(values) }));
}
