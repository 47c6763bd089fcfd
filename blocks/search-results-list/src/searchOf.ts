/**
 * Where results come from: the page itself, which was made for a term, or a source of the block's own.
 *
 * The page's answer is any one page of its results, for `/search/ferry/?page=2` was resolved with the second; the pages
 * before it and after it come from the same search.
 */
import type { ContentConfig, ContentScope, FieldValues } from '@broadsheet/block-kit';
import { parseSearchResponse, text } from '@broadsheet/sdk-content';
import type { ContentRequest, SearchResponse } from '@broadsheet/sdk-content';
import { storyFields } from '@broadsheet/story';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

export const TERM_NAME = 'searchQuery';

export type SearchSort = 'relevance' | 'date';

export interface Search {
  readonly kind: 'page' | 'own';
  /** What was searched for; absent: nothing yet. */
  readonly term: string | undefined;
  /** The request of each page, from 0; none without a term. */
  readonly requestOf: ((index: number) => ContentRequest) | undefined;
  /** The order of the results, where their source offers a choice. */
  readonly sort: SearchSort | undefined;
  /** Pages that need no request. */
  readonly known: (index: number) => SearchResponse | undefined;
}

/** Field filter of a search response. */
export function searchFilter(
  { showDescription, showByline, showDate }: Values,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
): string {
  const story = storyFields(
    { site: site.id, tokenVersion },
    { description: showDescription, attribution: showByline || showDate },
  );
  return `{ data { ${story} } metadata { total_hits total_hits_relation q sort page } }`;
}

/** The source that the editor chose instead of the page's search. */
export function ownSource({
  inheritGlobalContent,
  searchContentConfig: config,
}: Values): ContentConfig | undefined {
  return inheritGlobalContent === false && config?.contentService ? config : undefined;
}

/** Terms come out of addresses, where they are percent-encoded. */
function decoded(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    // A lone percent sign is part of the term.
    return term;
  }
}

function pagesOf(source: string, query: ContentRequest['query'], filter: string) {
  return (index: number): ContentRequest => ({
    source,
    query: { ...query, page: String(index + 1), feature: 'search-results-list' },
    filter,
  });
}

function toSort(value: string | undefined): SearchSort | undefined {
  return value === 'date' || value === 'relevance' ? value : undefined;
}

/** @param term of a search that the reader made here; absent: the one that the address or the editor names */
export function searchOf(
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
      requestOf: wanted === undefined ? undefined : pagesOf(source, { ...query, query: wanted }, filter),
      sort: undefined,
      known: () => undefined,
    };
  }
  const answer = parseSearchResponse(scope.page.globalContent);
  const { q, page = 1 } = answer?.metadata ?? {};
  const sort = toSort(answer?.metadata?.sort);
  if (q === undefined) {
    return { kind: 'page', term: undefined, requestOf: undefined, sort: undefined, known: () => undefined };
  }
  return {
    kind: 'page',
    term: decoded(q),
    requestOf: pagesOf('search-api', { query: q, ...(sort === 'date' && { sort }) }, filter),
    sort,
    known: (index) => (index === page - 1 ? answer : undefined),
  };
}
