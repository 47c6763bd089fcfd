/**
 * The newest documents that words find.
 *
 * Read from the newest on, each document has its words unpacked until enough have matched: four thousand for a word that
 * stands in every eighth. The index of words tells all that match without unpacking any, but of twenty years. So both
 * indexes are asked together, for what is newer than a day: at first that of the two thousandth document, then as far
 * back as the share of matches says, and at last for everything.
 */
import { optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlValue } from '../../database/Database.ts';

/** An SQL expression of `documents d`, with the values of the statement that it stands in. */
export interface FeedSelection {
  readonly condition: string;
  readonly values: readonly SqlValue[];
}

/** Documents that are looked at first. */
const FIRST_LOOK = 2_000;
/** Matches are not spread evenly. */
const SPARE = 1.5;
/** A look at so many is no quicker than one at everything. */
const LONGEST_LOOK = 60_000;

const ORDER = 'd.display_date desc nulls last, d.id';

/** The date of the document of a number, counted from the newest; undefined where there are fewer. */
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

/** Through one index after the other the words of each document would be read again. */
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
 * The ids of the newest that match, the newest first, `most` of them. Run it in a transaction: what it sets for its
 * statements ends with it.
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
