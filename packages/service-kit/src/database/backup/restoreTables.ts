import { textColumn } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { migrate } from '../migrate.ts';
import type { Migration } from '../migrate.ts';
import { migrations as allMigrations } from '../migrations.ts';
import { endOldMessages } from './endOldMessages.ts';
import type { TablesCopy } from './TablesCopy.ts';

const ROWS_AT_ONCE = 200;
/** Characters of rows that are sent in one statement, unless a single row is longer. */
const CHARACTERS_AT_ONCE = 2_000_000;

/** Returns the rows of a table, each a JSON object in one line. */
export type LoadRows = (table: string) => AsyncIterable<string>;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the steps that had made the copied tables. @throws Error when this version does not know one of them */
function findSteps({ migrations }: TablesCopy): readonly Migration[] {
  const applied = new Set(migrations);
  const steps = allMigrations.filter(
    ({ name, formerName }) => applied.has(name) || (formerName !== undefined && applied.has(formerName)),
  );
  const known = new Set(steps.flatMap(({ name, formerName }) => [name, formerName]));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by a newer version: it has the migration ${unknown.join(', ')}. Restore it with that version.`,
    );
  return steps;
}

/** Returns the columns of a table that can be written; the database computes the others. */
async function readColumns(queries: Queries, table: string): Promise<string> {
  const rows = await queries.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  if (rows.length === 0)
    throw new Error(
      `The backup has a table "${table}", which its own migrations do not make. It was changed by hand.`,
    );
  return rows.map((row) => quote(textColumn(row, 'name'))).join(', ');
}

/** Collects lines to JSON arrays of a bounded size. */
async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield `[${batch.join(',')}]`;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}

async function fillTable(queries: Queries, table: string, lines: AsyncIterable<string>): Promise<void> {
  const columns = await readColumns(queries, table);
  // A migration may have filled a table of its own, and what the copy has is what counts.
  await queries.query(`delete from ${quote(table)}`);
  for await (const rows of inBatches(lines))
    await queries.query(
      `insert into ${quote(table)} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${quote(table)}, $1::text::json)`,
      [rows],
    );
}

/** Runs work while no trigger fires and rows may come before those that they refer to. */
async function withoutTriggers(
  queries: Queries,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const references = await queries.query(
    `select conrelid::regclass::text as place, conname as name from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const alterReferences = async (how: string): Promise<void> => {
    for (const row of references)
      await queries.query(
        `alter table ${textColumn(row, 'place')} alter constraint ${quote(textColumn(row, 'name'))} ${how}`,
      );
  };
  for (const table of tables) await queries.query(`alter table ${quote(table)} disable trigger user`);
  await alterReferences('deferrable initially deferred');
  await work();
  await queries.query('set constraints all immediate');
  await alterReferences('not deferrable');
  for (const table of tables) await queries.query(`alter table ${quote(table)} enable trigger user`);
}

/**
 * Fills an empty database with a copy, all or nothing, and brings its tables up to date. Mails that waited in it and were
 * queued more than four days ago are given up, and no alert of it is sent to browsers.
 *
 * @param database from `openEmptyDatabase`
 * @returns what the operator has to know about the changes since the copy was made, in sentences
 * @throws Error when the copy is of a newer version, or when its rows do not fit
 */
export async function restoreTables(
  database: Database,
  copy: TablesCopy,
  load: LoadRows,
): Promise<readonly string[]> {
  const steps = findSteps(copy);
  const names = copy.tables.map(({ name }) => name);
  await database.transaction(async (queries) => {
    await migrate({ transaction: (work) => work(queries) }, steps);
    await withoutTriggers(queries, names, async () => {
      for (const name of names) await fillTable(queries, name, load(name));
    });
    await endOldMessages(queries, copy);
    for (const [name, last] of Object.entries(copy.sequences))
      await queries.query('select setval(quote_ident($1)::regclass, $2::text::bigint)', [name, last]);
  });
  const notes = await migrate(database, allMigrations);
  await database.query('analyze');
  return notes;
}
