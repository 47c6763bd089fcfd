export { countFetched } from './countFetched.ts';
export { databasesUnderTest, emptyTables, serverUrl } from './databases.ts';
export { failAt } from './failAt.ts';
export type { Failure, FailingDatabase } from './failAt.ts';
export { makeKillable } from './makeKillable.ts';
export { useDatabase } from './useDatabase.ts';
export type { WatchedDatabase } from './watchPoints.ts';
