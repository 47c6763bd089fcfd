import { textColumn } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import type { CopiedTable, TablesCopy } from './TablesCopy.ts';

/**
 * Tables of which no copy is of use elsewhere: the first stands in `TablesCopy`, the second names folders of machines, the third
 * says when this database was backed up, and the others what its processes have done and which pages they have made.
 */
const LEFT_OUT = [
  'schema_migrations',
  'media_folders',
  'last_backup',
  'operation_minutes',
  'stored_pages',
  'stored_page_sweeps',
  'command_results',
];

const ROWS_AT_ONCE = 200;

/** Receives the rows of a table, each a JSON object in one line. Resolves once they are stored. */
export type StoreRows = (table: string, rows: AsyncIterable<string>) => Promise<void>;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function readNames(queries: Queries, text: string): Promise<readonly string[]> {
  return (await queries.query(text)).map((row) => textColumn(row, 'name'));
}

/** Reads the rows of a table without holding more than a few of them. */
async function* readRows(queries: Queries, table: string): AsyncGenerator<string> {
  await queries.query(
    `declare copied_rows no scroll cursor for select row_to_json(t)::text as line from ${quote(table)} t`,
  );
  for (;;) {
    const rows = await queries.query(`fetch forward ${ROWS_AT_ONCE} from copied_rows`);
    if (rows.length === 0) break;
    for (const row of rows) yield textColumn(row, 'line');
  }
  await queries.query('close copied_rows');
}

async function copyTable(queries: Queries, name: string, store: StoreRows): Promise<CopiedTable> {
  let rows = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const line of readRows(queries, name)) {
      rows += 1;
      yield line;
    }
  }
  await store(name, counted());
  return { name, rows };
}

/**
 * Copies all rows of all tables as they are at one moment, while others write. The embedded database answers nobody else
 * until the copy is complete.
 *
 * @throws Error when the database is away, or whatever `store` throws
 */
export async function copyTables(database: Database, store: StoreRows): Promise<TablesCopy> {
  return database.transaction(async (queries) => {
    await queries.query('set transaction isolation level repeatable read, read only');
    const migrations = await readNames(
      queries,
      'select name from schema_migrations order by applied_at, name',
    );
    const names = await readNames(
      queries,
      `select relname as name from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
    );
    const tables: CopiedTable[] = [];
    for (const name of names)
      if (!LEFT_OUT.includes(name)) tables.push(await copyTable(queries, name, store));
    // Sequences know no transactions. Read last, they are not behind the rows.
    const sequences = await queries.query(
      `select sequencename as name, last_value::text as last from pg_sequences
       where schemaname = current_schema() and last_value is not null order by sequencename`,
    );
    return {
      migrations,
      tables,
      sequences: Object.fromEntries(
        sequences.map((row) => [textColumn(row, 'name'), textColumn(row, 'last')]),
      ),
    };
  });
}
