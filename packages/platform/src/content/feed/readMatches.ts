/**
 * Full-text search. A word may be in every story of an archive, and the rank of a story is known only after its words are
 * read. So a search considers the newest five hundred matches; by relevance it also considers the newest two hundred stories
 * with the words in their headline, however old they are.
 */
import { textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow, SqlValue } from '../../database/Database.ts';
import type { FeedOrder } from './FeedOrder.ts';
import { findNewest } from './findNewest.ts';
import type { FeedSelection } from './findNewest.ts';

/** The number of matches that a search returns and ranks. */
const MOST_MATCHES = 500;
/** The number of matches by headline that are ranked in addition. */
const MOST_TITLED = 200;

/**
 * Makes the planner use indexes. It assumes that unpacking the words of hundreds of rows is as cheap as reading their dates,
 * and would scan the table instead of the index of words. JIT compilation would take longer than these queries run.
 */
async function preferIndexes(queries: Queries): Promise<void> {
  await queries.query("select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)");
}

const getIds = (rows: readonly SqlRow[]): readonly string[] => rows.map((row) => textColumn(row, 'id'));

const NEWEST = 'd.display_date desc nulls last, d.id';

/** Returns the ranking statement. @param newest an SQL expression of type `text[]`: ids to rank with the headline matches */
function rankedStatement({ condition }: FeedSelection, query: string, newest: string): string {
  return `with titled as materialized (
      select d.id from documents d where ${condition} and ts_filter(d.search, '{a}') @@ ${query}
      order by ${NEWEST} limit ${MOST_TITLED}
    )
    select d.id from documents d where d.id in (select unnest(${newest}) union select id from titled)
    order by ts_rank(d.search, ${query}, 1) desc, ${NEWEST} limit ${MOST_MATCHES + 1}`;
}

async function rank(
  queries: Queries,
  selection: FeedSelection,
  { query, values }: Ranking,
): Promise<readonly string[]> {
  const newest = await findNewest(queries, selection, MOST_MATCHES + 1);
  if (newest.length === 0) return [];
  const statement = rankedStatement(selection, query, `$${values.length + 1}::text[]`);
  return getIds(await queries.query(statement, [...values, newest]));
}

async function findOldest(
  queries: Queries,
  { condition, values }: FeedSelection,
  most: number,
): Promise<readonly string[]> {
  const order = 'd.display_date nulls last, d.id';
  return getIds(
    await queries.query(
      `select d.id from documents d where ${condition} order by ${order} limit ${most}`,
      values,
    ),
  );
}

/** The search by which documents are ranked. */
export interface Ranking {
  /** An SQL expression of type `tsquery`. */
  readonly query: string;
  /** The values of the selection, followed by those of the expression. */
  readonly values: readonly SqlValue[];
}

export interface MatchRequest {
  readonly selection: FeedSelection;
  readonly order: FeedOrder['by'];
  /** The ranking; the order `relevance` finds nothing without it. */
  readonly ranking: Ranking | undefined;
  /**
   * The end of the requested page. Matches by date are returned at least one beyond it, to show that there is a next page.
   */
  readonly until: number;
}

export interface Matches {
  /** The ids of the matches, in the requested order. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

/** Finds the matches. Run it in a transaction: the planner settings that it changes last until its end. */
export async function readMatches(
  queries: Queries,
  { selection, order, ranking, until }: MatchRequest,
): Promise<Matches> {
  await preferIndexes(queries);
  const most = order === 'relevance' ? MOST_MATCHES : Math.max(MOST_MATCHES, until + 1);
  const found = await find(queries, { selection, order, ranking }, most + 1);
  return { ids: found.slice(0, most), hasMore: found.length > most };
}

async function find(
  queries: Queries,
  { selection, order, ranking }: Omit<MatchRequest, 'until'>,
  most: number,
): Promise<readonly string[]> {
  switch (order) {
    case 'relevance':
      return ranking === undefined ? [] : rank(queries, selection, ranking);
    case 'newest':
      return findNewest(queries, selection, most);
    case 'oldest':
      return findOldest(queries, selection, most);
  }
}
