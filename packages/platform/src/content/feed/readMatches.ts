/**
 * What words find. A word may stand in every story of an archive, and how well a story matches is known only after its
 * words were read; so a search looks at the newest five hundred matches, and by relevance at the newest of those that have
 * the words in their headline as well, however old they are.
 */
import { textColumn } from '../../database/columns.ts';
import type { Queries, SqlValue } from '../../database/Database.ts';
import type { FeedOrder } from './FeedOrder.ts';

/** Matches that a search tells of, and ranks. */
const MOST_MATCHES = 500;
/** Of those that have the words in their headline. */
const MOST_TITLED = 200;

/** An SQL expression of `documents d`, with the values of the statement that it stands in. */
export interface FeedSelection {
  readonly condition: string;
  readonly values: readonly SqlValue[];
}

/**
 * By the costs that the planner knows, reading the words of hundreds of rows is as cheap as reading their dates: it would
 * rather read through all rows than through the index of words. Compiling a query takes longer than running these.
 */
async function preferIndexes(queries: Queries): Promise<void> {
  await queries.query("select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)");
}

const NEWEST = 'd.display_date desc nulls last, d.id';

function rankedStatement({ condition }: FeedSelection, query: string): string {
  return `with newest as materialized (
      select d.id from documents d where ${condition} order by ${NEWEST} limit ${MOST_MATCHES + 1}
    ), titled as materialized (
      select d.id from documents d where ${condition} and ts_filter(d.search, '{a}') @@ ${query}
      order by ${NEWEST} limit ${MOST_TITLED}
    )
    select d.id from documents d where d.id in (select id from newest union select id from titled)
    order by ts_rank(d.search, ${query}, 1) desc, ${NEWEST} limit ${MOST_MATCHES + 1}`;
}

function datedStatement({ condition }: FeedSelection, order: 'newest' | 'oldest', most: number): string {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return `select d.id from documents d where ${condition}
    order by d.display_date ${direction} nulls last, d.id limit ${most}`;
}

export interface MatchRequest {
  readonly selection: FeedSelection;
  readonly order: FeedOrder;
  /** The words of the order `relevance` as an SQL expression of type `tsquery`; its values stand in the selection. */
  readonly query: string | undefined;
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
  { selection, order, query, until }: MatchRequest,
): Promise<Matches> {
  await preferIndexes(queries);
  const most = order.by === 'relevance' ? MOST_MATCHES : Math.max(MOST_MATCHES, until + 1);
  const statement =
    order.by === 'relevance'
      ? rankedStatement(selection, query ?? '')
      : datedStatement(selection, order.by, most + 1);
  const rows = await queries.query(statement, selection.values);
  const ids = rows.slice(0, most).map((row) => textColumn(row, 'id'));
  return { ids, hasMore: rows.length > most };
}
