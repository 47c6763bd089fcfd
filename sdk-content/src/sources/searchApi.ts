import { defineSource } from './defineSource.ts';

/** Search terms come out of page addresses, where they are percent-encoded. */
function decoded(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    // A lone percent sign is part of the term.
    return term;
  }
}

/** Search over the site's stories; an empty text without a term. */
export const searchApi = defineSource({
  name: 'search-api',
  params: [
    { name: 'query', kind: 'text' },
    { name: 'page', kind: 'text', default: '1' },
    // A service that cannot sort by date does not say `metadata.sort` in its answer.
    { name: 'sort', kind: 'text' },
  ],
  schema: 'ans-feed',
  async fetch({ getFromSearch, searchKey, site }, { query, page, sort }) {
    if (query === undefined) return '';
    const order = sort === 'date' ? sort : undefined;
    return getFromSearch('/search', {
      page,
      q: decoded(query),
      sort: order,
      key: searchKey,
      website_id: site,
    });
  },
});
