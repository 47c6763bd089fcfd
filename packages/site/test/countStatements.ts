import type { Database, Queries } from '@broadsheet/platform';

export interface CountedDatabase extends Database {
  /** Returns how many statements have been sent so far. */
  statements(): number;
}

/** Wraps a database so that its statements are counted, those of transactions too. */
export function countStatements(database: Database): CountedDatabase {
  let count = 0;
  const counted = ({ query }: Queries): Queries => ({
    query(...statement) {
      count += 1;
      return query(...statement);
    },
  });
  return {
    ...database,
    ...counted(database),
    transaction: (work) => database.transaction((queries) => work(counted(queries))),
    statements: () => count,
  };
}
