/** Creates a schema on a PostgreSQL, for processes that share it. */
import { openDatabase } from '@broadsheet/platform';
import type { Queries } from '@broadsheet/platform';

export interface OwnSchema extends Queries {
  /** The URL for `openDatabase`. */
  readonly url: string;
  /** Removes the schema with everything in it. */
  drop(): Promise<void>;
}

/** Opens a new schema. @param base the URL of a PostgreSQL that tests may use */
export async function openOwnSchema(base: string): Promise<OwnSchema> {
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const owner = await openDatabase({ url: base });
  await owner.query(`create schema ${schema}`);
  const own = new URL(base);
  own.searchParams.set('search_path', schema);
  return {
    url: own.href,
    query: owner.query,
    async drop() {
      await owner.query(`drop schema ${schema} cascade`);
      await owner.close();
    },
  };
}
