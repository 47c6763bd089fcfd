import type { ContentScope, FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedFilter } from '@broadsheet/story';
import type { fields } from './fields.ts';
import { pagingOf, pagingQuery } from './pagingQuery.ts';

/**
 * The request of an answer, see `pagingQuery`; none while no source is chosen.
 *
 * @param index from 0
 */
export function resultsRequest(
  values: FieldValues<typeof fields>,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
  index: number,
): ContentRequest | undefined {
  const { listContentConfig: config, showItemOverline, showDescription, showByline, showDate } = values;
  if (!config?.contentService) return undefined;
  return {
    source: config.contentService,
    query: {
      ...config.contentConfigValues,
      ...pagingQuery(pagingOf(config), index),
      feature: 'results-list',
    },
    filter: feedFilter(
      { site: site.id, tokenVersion },
      { overline: showItemOverline, description: showDescription, attribution: showByline || showDate },
    ),
  };
}
