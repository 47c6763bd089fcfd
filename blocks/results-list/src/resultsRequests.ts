import type { ContentScope, FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedFilter } from '@broadsheet/story-ui';
import type { CardParts } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { getPaging, pagingQuery } from './pagingQuery.ts';

type Values = FieldValues<typeof fields>;

export function toCardParts(values: Values): CardParts {
  return {
    overline: values.showItemOverline,
    headline: values.showHeadline,
    image: values.showImage,
    description: values.showDescription,
    byline: values.showByline,
    date: values.showDate,
  };
}

/** Returns the request of each part, see `pagingQuery`; none without a source, or when no part of a story is to be shown. */
export function resultsRequests(
  values: Values,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
): ((index: number) => ContentRequest) | undefined {
  const { listContentConfig: config } = values;
  const { overline, description, byline, date } = toCardParts(values);
  if (!config?.contentService || !Object.values(toCardParts(values)).some(Boolean)) return undefined;
  const paging = getPaging(config);
  const filter = feedFilter(
    { site: site.id, tokenVersion },
    { overline, description, attribution: byline || date },
  );
  return (index) => ({
    source: config.contentService,
    query: { ...config.contentConfigValues, ...pagingQuery(paging, index), feature: 'results-list' },
    filter,
  });
}
