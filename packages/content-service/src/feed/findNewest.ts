/**
 * Finds the newest documents that match a full-text search.
 *
 * Neither index is quick alone. By the index of dates, the words of each document are unpacked until enough documents have
 * matched: four thousand documents for a word that every eighth contains. By the index of words nothing is unpacked, but the
 * matches of twenty years are read. So both indexes are combined, for the documents that are newer than a date: at first the
 * date of the seven hundredth document, then a date as far back as the share of matches suggests, and at last all dates.
 */
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';

/** An SQL condition on `documents d`, with the parameter values of its statement. */
export interface FeedSelection {
  readonly condition: string;
  readonly values: readonly SqlValue[];
}

/**
 * The number of newest documents that are searched first: if nearly all match, they are enough, and their words are unpacked.
 */
const FIRST_LOOK = 700;
/** The factor by which the second search reaches further than estimated, because matches are not spread evenly. */
const SPARE = 1.5;
/** The number of documents from which a restricted search is no quicker than a search of everything. */
const LONGEST_LOOK = 20_000;

const ORDER = 'd.display_date desc nulls last, d.id';

/**
 * Planner settings of a search, for its transaction. A document that is fetched costs as much as a hundred entries of an index,
 * because its words are unpacked; the planner does not know. Without plain index scans it combines both indexes, or uses that
 * of words alone; it would walk along the dates otherwise. JIT compilation and further processes take longer to start than
 * these queries run.
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  cpu_tuple_cost: '1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
} as const;

const SETTLE = Object.entries(SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ');

/** Lets the planner walk along the dates until the next `settleAtDate`. */
export async function allowWalks(queries: Queries): Promise<void> {
  await queries.query("select set_config('enable_indexscan', 'on', true)");
}

/**
 * Returns the display date of the nth newest document, counted from 0; undefined when there are fewer or it has none. It also
 * changes the planner settings: in the same statement, because it is planned before they change.
 */
async function settleAtDate(queries: Queries, number: number): Promise<string | undefined> {
  const [row] = await queries.query(
    `select (select d.display_date::text from documents d order by ${ORDER} offset ${number} limit 1) as date, ${SETTLE}`,
  );
  return row && optionalTextColumn(row, 'date');
}

/** Changes the planner settings for a search. @returns the date from which documents belong to the first look */
export const beginSearch = (queries: Queries): Promise<string | undefined> =>
  settleAtDate(queries, FIRST_LOOK);

interface Limits {
  readonly most: number;
  /** The date of the oldest document; absent: all documents. */
  readonly since?: string | undefined;
}

/** Returns the newest matches by one statement. It is quick if `since` is a late date or the matches are few. */
export async function findSince(
  queries: Queries,
  { condition, values }: FeedSelection,
  { since, most }: Limits,
): Promise<readonly string[]> {
  const newer = since === undefined ? '' : `and d.display_date >= $${values.length + 1}::text::timestamptz`;
  const rows = await queries.query(
    `select d.id from documents d where ${condition} ${newer} order by ${ORDER} limit ${most}`,
    since === undefined ? values : [...values, since],
  );
  return rows.map((row) => textColumn(row, 'id'));
}

export interface Newest {
  readonly ids: readonly string[];
  /** Whether so many of the newest documents match that the first look was enough. */
  readonly isFrequent: boolean;
}

/**
 * Finds the newest matching documents, the newest first, at most `most`. Run it in a transaction after `beginSearch`.
 *
 * @param since the result of `beginSearch`
 */
export async function findNewest(
  queries: Queries,
  selection: FeedSelection,
  { since, most }: Limits,
): Promise<Newest> {
  const first = since === undefined ? [] : await findSince(queries, selection, { since, most });
  if (first.length >= most) return { ids: first, isFrequent: true };
  const look = Math.ceil((SPARE * FIRST_LOOK * most) / Math.max(first.length, 1));
  const further = look < LONGEST_LOOK ? await findFurther(queries, selection, { look, most }) : [];
  const ids = further.length >= most ? further : await findSince(queries, selection, { most });
  return { ids, isFrequent: false };
}

async function findFurther(
  queries: Queries,
  selection: FeedSelection,
  { look, most }: { readonly look: number; readonly most: number },
): Promise<readonly string[]> {
  await allowWalks(queries);
  const since = await settleAtDate(queries, look);
  return since === undefined ? [] : findSince(queries, selection, { since, most });
}
