/** A schema of its own on a PostgreSQL, for processes that share it. */
import { openDatabase } from '@broadsheet/platform';
import type { Queries } from '@broadsheet/platform';

export interface OwnSchema extends Queries {
  /** For `openDatabase`. */
  readonly url: string;
  /** Takes the schema away with all that is in it. */
  drop(): Promise<void>;
}

/** @param base a PostgreSQL that tests may use */
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
