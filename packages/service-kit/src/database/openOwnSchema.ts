import { randomUUID } from 'node:crypto';
import type { Database } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { openServerDatabase } from './openServerDatabase.ts';

export interface OwnSchema {
  readonly database: Database;
  /** The URL with which other connections and processes open the same tables. */
  readonly url: string;
  /** Closes `database`, if nobody has yet, and deletes the tables. */
  drop(): Promise<void>;
}

/** A machine that runs tests or measurements is busy, and its server is not away when an answer takes seconds. */
const BUSY = { connectMs: 15_000 };

/** Runs a statement on a connection of its own, for which it does not matter whether others are closed. */
async function asOwner(base: string, statement: string): Promise<void> {
  const owner = await openServerDatabase(base, BUSY);
  try {
    await owner.query(statement);
  } finally {
    await owner.close();
  }
}

/**
 * Creates empty tables in a new schema of a PostgreSQL database, for tests and measurements. The other schemas of the
 * database are left alone.
 *
 * @param base the URL of a database whose user may create schemas
 */
export async function openOwnSchema(base: string): Promise<OwnSchema> {
  const schema = `own_${randomUUID().replaceAll('-', '')}`;
  await asOwner(base, `create schema ${schema}`);
  const url = new URL(base);
  url.searchParams.set('search_path', schema);
  const database = await openDatabase({ url: url.href, limits: BUSY });
  return {
    database,
    url: url.href,
    async drop() {
      await database.close();
      await asOwner(base, `drop schema ${schema} cascade`);
    },
  };
}
