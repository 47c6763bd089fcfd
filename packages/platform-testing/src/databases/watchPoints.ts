import type { Database, Queries } from '@broadsheet/service-kit/database';

export interface WatchedDatabase {
  readonly database: Database;
  /** Counts a point outside of the database, such as before and after a call to a mail server. */
  pass(): Promise<void>;
  /** Returns how many points have been passed. */
  points(): number;
}

/**
 * Returns a database that counts points: before each statement and each commit, and after each commit.
 *
 * @param onPoint is called with the number of each point, from 1; what it throws is the failure of the statement or the commit
 */
export function watchPoints(
  database: Database,
  onPoint: (point: number) => void | Promise<void>,
): WatchedDatabase {
  let points = 0;
  async function pass(): Promise<void> {
    points += 1;
    await onPoint(points);
  }
  const watch = (queries: Queries): Queries => ({
    async query(text, values) {
      await pass();
      return queries.query(text, values);
    },
  });
  return {
    database: {
      ...database,
      // Databases of tests may have it as a getter, which the spread reads too early.
      get kind() {
        return database.kind;
      },
      query: watch(database).query,
      async transaction(work) {
        const result = await database.transaction(async (queries) => {
          const done = await work(watch(queries));
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
