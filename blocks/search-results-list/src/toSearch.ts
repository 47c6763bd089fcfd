/**
 * Decides where the results come from: the page itself, which was resolved for a term, or a source of the block's own. The
 * page's content may be any page of its results, because `/search/ferry/?page=2` is resolved with the second one; the same
 * search returns the pages before and after it.
 */
import type { ContentConfig, ContentScope, FieldValues } from '@broadsheet/block-kit';
import { parseSearchResponse, text } from '@broadsheet/sdk-content';
import type { ContentRequest, SearchResponse } from '@broadsheet/sdk-content';
import { storyFields } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

export const TERM_NAME = 'searchQuery';

export type SearchSort = 'relevance' | 'date';

/** The periods that a search can be limited to. */
export const SEARCH_PERIODS = ['any', 'day', 'week', 'month', 'year'] as const;

export interface SearchFilters {
  /** The id of a section, such as `/coast/`; empty: all sections. */
  readonly section: string;
  readonly period: (typeof SEARCH_PERIODS)[number];
}

export interface Search {
  readonly kind: 'page' | 'own';
  /** The term; absent: nothing has been searched yet. */
  readonly term: string | undefined;
  /** Returns the request of a page, counted from 0; absent without a term. */
  readonly requestOf: ((index: number) => ContentRequest) | undefined;
  /** The sort order, if the source offers a choice. */
  readonly sort: SearchSort | undefined;
  /** What the search is limited to, if the source offers a choice. */
  readonly filters: SearchFilters | undefined;
  /** Returns a page that needs no request. */
  readonly known: (index: number) => SearchResponse | undefined;
}

/** Returns the field filter of a search response. */
export function searchFilter(
  { showDescription, showByline, showDate }: Values,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
): string {
  const story = storyFields(
    { site: site.id, tokenVersion },
    { description: showDescription, attribution: showByline || showDate },
  );
  return `{ data { ${story} } metadata { total_hits total_hits_relation q sort section period page } }`;
}

/** Returns the source that the editor chose in place of the page's search. */
export function ownSource({
  inheritGlobalContent,
  searchContentConfig: config,
}: Values): ContentConfig | undefined {
  return inheritGlobalContent === false && config?.contentService ? config : undefined;
}

/** Decodes a term from a URL, where it is percent-encoded. */
function decoded(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    // A percent sign that encodes nothing is part of the term.
    return term;
  }
}

function toPages(source: string, query: ContentRequest['query'], filter: string) {
  return (index: number): ContentRequest => ({
    source,
    query: { ...query, page: String(index + 1), feature: 'search-results-list' },
    filter,
  });
}

function toSort(value: string | undefined): SearchSort | undefined {
  return value === 'date' || value === 'relevance' ? value : undefined;
}

function toFilters({
  section = '',
  period: name,
}: NonNullable<SearchResponse['metadata']>): SearchFilters | undefined {
  const period = SEARCH_PERIODS.find((each) => each === name);
  return period && { section, period };
}

/** Returns the parameters of a search's choices, for its further pages. */
function toParameters(sort: SearchSort | undefined, filters: SearchFilters | undefined) {
  return {
    ...(sort === 'date' && { sort }),
    ...(filters !== undefined && { period: filters.period }),
    ...(filters !== undefined && filters.section !== '' && { section: filters.section }),
  };
}

/**
 * Returns the search of the page. @param term of a search that the reader made in this block; absent: the term in the URL or
 * the editor's
 */
export function toSearch(
  values: Values,
  scope: Pick<ContentScope, 'site' | 'tokenVersion' | 'page'>,
  term?: string,
): Search {
  const filter = searchFilter(values, scope);
  const own = ownSource(values);
  if (own !== undefined) {
    const { contentService: source, contentConfigValues: query } = own;
    const wanted = [term, scope.page.query[TERM_NAME], text(query['query'])]
      .map((each) => each?.trim())
      .find(Boolean);
    return {
      kind: 'own',
      term: wanted,
      requestOf: wanted === undefined ? undefined : toPages(source, { ...query, query: wanted }, filter),
      sort: undefined,
      filters: undefined,
      known: () => undefined,
    };
  }
  const answer = parseSearchResponse(scope.page.globalContent);
  const { q, page = 1 } = answer?.metadata ?? {};
  const sort = toSort(answer?.metadata?.sort);
  if (q === undefined) {
    return {
      kind: 'page',
      term: undefined,
      requestOf: undefined,
      sort: undefined,
      filters: undefined,
      known: () => undefined,
    };
  }
  const filters = toFilters(answer?.metadata ?? {});
  return {
    kind: 'page',
    term: decoded(q),
    requestOf: toPages('search-api', { query: q, ...toParameters(sort, filters) }, filter),
    sort,
    filters,
    known: (index) => (index === page - 1 ? answer : undefined),
  };
}
