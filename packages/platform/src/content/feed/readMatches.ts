/**
 * What words find. A word may stand in every story of an archive, and how well a story matches is known only after its
 * words were read; so a search looks at the newest five hundred matches, and by relevance at the newest of those that have
 * the words in their headline as well, however old they are.
 */
import { textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow, SqlValue } from '../../database/Database.ts';
import type { FeedOrder } from './FeedOrder.ts';
import { findNewest } from './findNewest.ts';
import type { FeedSelection } from './findNewest.ts';

/** Matches that a search tells of, and ranks. */
const MOST_MATCHES = 500;
/** Of those that have the words in their headline. */
const MOST_TITLED = 200;

/**
 * By the costs that the planner knows, reading the words of hundreds of rows is as cheap as reading their dates: it would
 * rather read through all rows than through the index of words. Compiling a query takes longer than running these.
 */
async function preferIndexes(queries: Queries): Promise<void> {
  await queries.query("select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)");
}

const idsOf = (rows: readonly SqlRow[]): readonly string[] => rows.map((row) => textColumn(row, 'id'));

const NEWEST = 'd.display_date desc nulls last, d.id';

/** @param newest an SQL expression of type `text[]`: the ids of what else is ranked */
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
  return idsOf(await queries.query(statement, [...values, newest]));
}

async function findOldest(
  queries: Queries,
  { condition, values }: FeedSelection,
  most: number,
): Promise<readonly string[]> {
  const order = 'd.display_date nulls last, d.id';
  return idsOf(
    await queries.query(
      `select d.id from documents d where ${condition} order by ${order} limit ${most}`,
      values,
    ),
  );
}

/** How well a document matches. */
export interface Ranking {
  /** An SQL expression of type `tsquery`. */
  readonly query: string;
  /** Those of the selection, and after them what the expression names. */
  readonly values: readonly SqlValue[];
}

export interface MatchRequest {
  readonly selection: FeedSelection;
  readonly order: FeedOrder['by'];
  /** Needed by the order `relevance`. */
  readonly ranking: Ranking | undefined;
  /** How far the asked page reaches. By date, one more than that is told of at least, so that there is a next page. */
  readonly until: number;
}

export interface Matches {
  /** In order. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

/** Tells what matches. Run it in a transaction: what it sets for its statements ends with it. */
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
