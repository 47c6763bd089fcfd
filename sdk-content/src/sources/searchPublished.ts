import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';

/** The query for stories: in the search syntax, or as a whole query document. */
export type PublishedQuery = { readonly q: string } | { readonly body: object };

export interface Page {
  readonly from: number;
  readonly size: number;
  /** The paths of the requested fields, such as `taxonomy.tags.slug`. Default: those that the answer needs. */
  readonly fields?: readonly string[];
}

/** The maximum number of stories in one answer. */
export const LARGEST_PAGE = 100;

/** Searches the site's published stories, the newest first. */
export function searchPublished(
  { get, site, ...context }: Pick<SourceContext, 'get' | 'site' | 'fields'>,
  query: PublishedQuery,
  { from, size, fields = context.fields }: Page,
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
