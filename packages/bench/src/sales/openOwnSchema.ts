import { openDatabase } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';

export interface OwnSchema {
  readonly database: Database;
  /** The URL with which other processes open the same tables. */
  readonly url: string;
  /** Removes the tables. */
  drop(): Promise<void>;
}

/**
 * Creates empty tables on a PostgreSQL, in a schema of their own.
 * @param base the URL of a database whose user may create schemas
 */
export async function openOwnSchema(base: string): Promise<OwnSchema> {
  const schema = `bench_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const owner = await openDatabase({ url: base });
  await owner.query(`create schema ${schema}`);
  const own = new URL(base);
  own.searchParams.set('search_path', schema);
  const database = await openDatabase({ url: own.href });
  return {
    database,
    url: own.href,
    async drop() {
      await database.close();
      await owner.query(`drop schema ${schema} cascade`);
      await owner.close();
    },
  };
}
