/**
 * Finds the newest documents that match a full-text search.
 *
 * Neither index is quick alone. By the index of dates, the words of each document are unpacked until enough documents have
 * matched: four thousand documents for a word that every eighth contains. By the index of words nothing is unpacked, but the
 * matches of twenty years are read. So both indexes are combined, for the documents that are newer than a date: at first the
 * date of the seven hundredth document, then a date as far back as the share of matches suggests, and at last all dates.
 */
import { optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlValue } from '../../database/Database.ts';

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
const LONGEST_LOOK = 60_000;

const ORDER = 'd.display_date desc nulls last, d.id';

/** Returns the display date of the nth newest document, counted from 0; undefined when there are fewer or it has none. */
async function readDate(queries: Queries, number: number): Promise<string | undefined> {
  const [row] = await queries.query(
    `select d.display_date::text as date from documents d order by ${ORDER} offset ${number} limit 1`,
  );
  return row && optionalTextColumn(row, 'date');
}

async function findSince(
  queries: Queries,
  { condition, values }: FeedSelection,
  { since, most }: { readonly since?: string; readonly most: number },
): Promise<readonly string[]> {
  const newer = since === undefined ? '' : `and d.display_date >= $${values.length + 1}::text::timestamptz`;
  const rows = await queries.query(
    `select d.id from documents d where ${condition} ${newer} order by ${ORDER} limit ${most}`,
    since === undefined ? values : [...values, since],
  );
  return rows.map((row) => textColumn(row, 'id'));
}

/** Makes the planner combine both indexes; with a scan of one index the words of each document would be unpacked. */
async function combineIndexes(queries: Queries, isOn: boolean): Promise<void> {
  await queries.query("select set_config('enable_indexscan', $1, true)", [isOn ? 'off' : 'on']);
}

async function findAmong(
  queries: Queries,
  selection: FeedSelection,
  { look, most }: { readonly look: number; readonly most: number },
): Promise<readonly string[]> {
  const since = await readDate(queries, look);
  if (since === undefined) return [];
  await combineIndexes(queries, true);
  const found = await findSince(queries, selection, { since, most });
  await combineIndexes(queries, false);
  return found;
}

/**
 * Returns the ids of the newest matching documents, the newest first, at most `most`. Run it in a transaction: the planner
 * settings that it changes last until the end of the transaction.
 */
export async function findNewest(
  queries: Queries,
  selection: FeedSelection,
  most: number,
): Promise<readonly string[]> {
  const first = await findAmong(queries, selection, { look: FIRST_LOOK, most });
  if (first.length >= most) return first;
  const look = Math.ceil((SPARE * FIRST_LOOK * most) / Math.max(first.length, 1));
  const further = look < LONGEST_LOOK ? await findAmong(queries, selection, { look, most }) : [];
  return further.length >= most ? further : findSince(queries, selection, { most });
}
