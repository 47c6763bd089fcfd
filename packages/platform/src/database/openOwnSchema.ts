import { randomUUID } from 'node:crypto';
import type { Database } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { openServerDatabase } from './openServerDatabase.ts';

export interface OwnSchema {
  readonly database: Database;
  /** The URL with which other connections and processes open the same tables. */
  readonly url: string;
  /** Deletes the tables and closes `database`. */
  drop(): Promise<void>;
}

/**
 * Creates empty tables in a new schema of a PostgreSQL database, for tests and measurements. The other schemas of the
 * database are left alone.
 *
 * @param base the URL of a database whose user may create schemas
 */
export async function openOwnSchema(base: string): Promise<OwnSchema> {
  const schema = `own_${randomUUID().replaceAll('-', '')}`;
  const owner = await openServerDatabase(base);
  try {
    await owner.query(`create schema ${schema}`);
  } finally {
    await owner.close();
  }
  const url = new URL(base);
  url.searchParams.set('search_path', schema);
  const database = await openDatabase({ url: url.href });
  return {
    database,
    url: url.href,
    async drop() {
      await database.query(`drop schema ${schema} cascade`);
      await database.close();
    },
  };
}
