import process from 'node:process';
import type { Database, Queries } from '@broadsheet/service-kit/database';

export interface Killable {
  readonly database: Database;
  /** Counts a point; at the one that was given the process ends. */
  pass(): Promise<void>;
  /** Returns how many points have been passed. */
  points(): number;
}

/**
 * Returns a database at whose use the process can kill itself (SIGKILL). Points are: before each statement and each commit, and
 * after each commit.
 *
 * @param killAt the number of the point, from 1. Default: none
 */
export function makeKillable(database: Database, killAt?: number): Killable {
  let points = 0;
  async function pass(): Promise<void> {
    points += 1;
    if (points !== killAt) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
  const killable = (queries: Queries): Queries => ({
    async query(text, values) {
      await pass();
      return queries.query(text, values);
    },
  });
  return {
    database: {
      ...database,
      query: killable(database).query,
      async transaction(work) {
        const result = await database.transaction(async (queries) => {
          const done = await work(killable(queries));
          await pass();
          return done;
        });
        await pass();
        return result;
      },
    },
    pass,
    points: () => points,
  };
}
