import { defineSource } from './defineSource.ts';

/** Decodes a search term, which is percent-encoded because it is part of a page's URL. */
function decoded(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    // A percent sign without two hex digits is part of the term.
    return term;
  }
}

/** The periods that a search can be limited to. */
const PERIODS: ReadonlySet<string> = new Set(['any', 'day', 'week', 'month', 'year']);

/** The source for a search in the site's stories; its answer is the empty string without a term. */
export const searchApi = defineSource({
  name: 'search-api',
  params: [
    { name: 'query', kind: 'text' },
    { name: 'page', kind: 'text', default: '1' },
    // If a service cannot sort by date, its answer has no `metadata.sort`.
    { name: 'sort', kind: 'text' },
    // If a service cannot filter by section and period, its answer has no `metadata.period`.
    { name: 'section', kind: 'text' },
    { name: 'period', kind: 'text' },
  ],
  schema: 'ans-feed',
  async fetch({ getFromSearch, searchKey, site }, { query, page, sort, section, period }) {
    if (query === undefined) return '';
    const order = sort === 'date' ? sort : undefined;
    return getFromSearch('/search', {
      page,
      q: decoded(query),
      sort: order,
      section,
      period: PERIODS.has(period ?? '') ? period : undefined,
      key: searchKey,
      website_id: site,
    });
  },
});
