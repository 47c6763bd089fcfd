import { DAY_MS } from '@broadsheet/client-core';
import { HttpError } from '@broadsheet/service-kit/http';
import type { Parameters } from '@broadsheet/service-kit/http';
import { chooseFields, outermostKeys, readChosenFields } from './feed/chosenFields.ts';
import { parseBody } from './feed/parseBody.ts';
import { LONGEST_QUERY, parseQuery } from './feed/parseQuery.ts';
import { everything, FeedQueryError, fieldCondition } from './feed/Condition.ts';
import type { Condition } from './feed/Condition.ts';
import { readFeed } from './feed/readFeed.ts';
import type { FeedOrder } from './feed/FeedOrder.ts';
import { inflateDocuments } from './inflation/inflateDocuments.ts';
import { compact } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore } from './store/createContentStore.ts';

/** The number of hits on one page of the word search. */
export const SEARCH_PAGE_SIZE = 10;

function wordsCondition(words: string): Condition {
  if (words.length > LONGEST_QUERY) {
    throw new FeedQueryError(`The query has ${words.length} characters and the limit is ${LONGEST_QUERY}.`);
  }
  return words.trim() === '*' ? everything : { kind: 'text', text: words };
}

function toCondition(parameters: Parameters): Condition {
  const body = parameters.text('body');
  const words = parameters.text('query');
  const conditions = [
    ...(body === undefined ? [] : [parseBody(body)]),
    parseQuery(parameters.text('q') ?? ''),
    ...(words === undefined ? [] : [wordsCondition(words)]),
  ];
  return { kind: 'all', of: conditions };
}

function toFeedOrder(sort: string | undefined): FeedOrder {
  switch (sort) {
    case undefined:
    case 'display_date':
    case 'display_date:desc':
      return { by: 'newest' };
    case 'display_date:asc':
      return { by: 'oldest' };
    default:
      throw new HttpError(400, 'The parameter "sort" must be "display_date:desc" or "display_date:asc".');
  }
}

/**
 * Searches the published documents of a site by `q`, `body` or `query`. `count` is the number of matches: counted up to
 * 1,000 or one beyond the page, or up to 500 when the query searches for words. If there are more, `count_relation` is
 * `gte`. Each document has the fields that `_sourceInclude` names, or all of them.
 *
 * @throws FeedQueryError when the query is invalid or too expensive
 * @throws HttpError 400 for another invalid parameter, 503 when the database takes too long
 */
export async function searchPublished(
  store: ContentStore,
  site: string,
  parameters: Parameters,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<JsonObject> {
  const scope = { site, includesUnpublished: false };
  const order = toFeedOrder(parameters.text('sort'));
  const fields = readChosenFields(parameters.text('_sourceInclude'));
  const { total, hasMore, documents } = await readFeed(store, {
    scope,
    condition: toCondition(parameters),
    order,
    from,
    size,
    keys: fields && outermostKeys(fields),
  });
  const inflated = await inflateDocuments(store, scope, documents);
  return compact({
    type: 'results',
    version: '0.10.12',
    content_elements: fields ? inflated.map((item) => chooseFields(item, fields)) : inflated,
    count: total,
    count_relation: hasMore ? 'gte' : undefined,
    next: size > 0 && from + size < total ? from + size : undefined,
    previous: from > 0 ? Math.max(0, from - size) : undefined,
  });
}

/** How far back a search looks, in days. */
const PERIOD_DAYS = { any: undefined, day: 1, week: 7, month: 31, year: 366 } as const;

export type SearchPeriod = keyof typeof PERIOD_DAYS;

/** Parses the name of a period; `undefined` for any other text. */
export function parseSearchPeriod(name: string): SearchPeriod | undefined {
  return SEARCH_PERIODS.find((period) => period === name);
}

export const SEARCH_PERIODS: readonly SearchPeriod[] = ['any', 'day', 'week', 'month', 'year'];

export interface WordSearch {
  readonly site: string;
  /** The reader's words as they were typed. */
  readonly words: string;
  /** The number of the page, from 1. */
  readonly page: number;
  /** `relevance`: best match first; `date`: newest first. */
  readonly sort: 'relevance' | 'date';
  /** The id of a section, such as `/coast/`; absent: all sections. */
  readonly section?: string | undefined;
  /** Absent: the caller knows of no periods, and the answer names no filters. */
  readonly period?: SearchPeriod | undefined;
}

function searchCondition(store: ContentStore, { words, section, period }: WordSearch): Condition {
  const days = PERIOD_DAYS[period ?? 'any'];
  const since = (past: number) => new Date(store.clock.now() - past * DAY_MS).toISOString();
  return {
    kind: 'all',
    of: [
      wordsCondition(words.trim()),
      ...(section === undefined ? [] : [fieldCondition('taxonomy.sections._id', [section])]),
      ...(days === undefined ? [] : [{ kind: 'since', instant: since(days) } as const]),
    ],
  };
}

/**
 * Searches a site for a reader's words, ten hits a page, in one section or in a period if they are named. Hits are counted up to 500; if there are more,
 * `total_hits_relation` is `gte`.
 *
 * @throws FeedQueryError when the words have more than 2,000 characters
 */
export async function searchWords(store: ContentStore, search: WordSearch): Promise<JsonObject> {
  const { site, words, page, sort, section, period } = search;
  const text = words.trim();
  const scope = { site, includesUnpublished: false };
  const { total, hasMore, documents } =
    text === ''
      ? { total: 0, hasMore: false, documents: [] }
      : await readFeed(store, {
          scope,
          condition: searchCondition(store, search),
          order: sort === 'date' ? { by: 'newest' } : { by: 'relevance', text },
          from: (page - 1) * SEARCH_PAGE_SIZE,
          size: SEARCH_PAGE_SIZE,
        });
  return {
    data: await inflateDocuments(store, scope, documents),
    metadata: {
      total_hits: total,
      ...(hasMore && { total_hits_relation: 'gte' }),
      q: words,
      sort,
      ...(period !== undefined && { section: section ?? '', period }),
      page,
      page_size: SEARCH_PAGE_SIZE,
    },
  };
}
