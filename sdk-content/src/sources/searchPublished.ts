import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';

/** Which stories: a query in the search syntax, or a whole query document. */
export type PublishedQuery = { readonly q: string } | { readonly body: object };

export interface Page {
  readonly from: number;
  readonly size: number;
  /** Paths of the fields that are wanted of each story, such as `taxonomy.tags.slug`; whole stories when left out. */
  readonly fields?: readonly string[];
}

/** Stories that one answer holds at most. */
export const LARGEST_PAGE = 100;

/** Published stories of the site, newest first. */
export function searchPublished(
  { get, site }: SourceContext,
  query: PublishedQuery,
  { from, size, fields }: Page,
): Promise<JsonRecord> {
  const which = 'q' in query ? query : { body: JSON.stringify(query.body) };
  return get('/content/v4/search/published', {
    ...which,
    sort: 'display_date:desc',
    from,
    size,
    website: site,
    ...(fields && { _sourceInclude: fields.join(',') }),
  });
}
