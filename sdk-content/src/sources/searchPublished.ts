import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';

/** Which stories: a query in the search syntax, or a whole query document. */
export type PublishedQuery = { readonly q: string } | { readonly body: object };

export interface Page {
  readonly from: number;
  readonly size: number;
}

/** Stories that one answer holds at most. */
export const LARGEST_PAGE = 100;

/** Published stories of the site, newest first. */
export function searchPublished(
  { get, site }: SourceContext,
  query: PublishedQuery,
  { from, size }: Page,
): Promise<JsonRecord> {
  const which = 'q' in query ? query : { body: JSON.stringify(query.body) };
  return get('/content/v4/search/published', {
    ...which,
    sort: 'display_date:desc',
    from,
    size,
    website: site,
  });
}
