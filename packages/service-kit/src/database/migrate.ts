import { textColumn } from './columns.ts';
import type { Database, Queries } from './Database.ts';

/** One step in the history of the tables. `name` is its number and its subject; a published step never changes. */
export interface Migration {
  readonly name: string;
  /** The name under which an older version applied it. */
  readonly formerName?: string;
  /** The SQL statements, which run in order, in one transaction. */
  readonly statements: readonly string[];
  /**
   * Changes rows in a way that SQL cannot express, after the statements and in the same transaction.
   *
   * @returns what the operator has to know, in sentences without personal data
   */
  readonly run?: (queries: Queries) => Promise<readonly string[]>;
}

// An arbitrary number that is the same in every process.
const LOCK_KEY = 7_240_115;

/**
 * Applies the steps that the database does not have yet, in order, all in one transaction. Processes that start at the same
 * moment wait for each other. The names of applied steps are stored in the table `schema_migrations`.
 *
 * @returns what the operator has to know about the changes, in sentences
 * @throws Error when the database has a step that this version does not know, or when a statement fails
 */
export async function migrate(
  database: Pick<Database, 'transaction'>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1::int)', [LOCK_KEY]);
    await queries.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    for (const { name, formerName } of migrations) {
      if (formerName === undefined) continue;
      await queries.query('update schema_migrations set name = $1 where name = $2', [name, formerName]);
    }
    const rows = await queries.query('select name from schema_migrations');
    const applied = new Set(rows.map((row) => textColumn(row, 'name')));
    const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new Error(
        `The database was made by a newer version: it has the migration ${unknown.join(', ')}. ` +
          'Start that version, or restore a copy of the data from before the update.',
      );
    }
    const notes: string[] = [];
    for (const migration of migrations.filter((step) => !applied.has(step.name))) {
      for (const statement of migration.statements) await queries.query(statement);
      notes.push(...((await migration.run?.(queries)) ?? []));
      await queries.query('insert into schema_migrations (name) values ($1)', [migration.name]);
    }
    return notes;
  });
}
