export { countFetched } from './countFetched.ts';
export { databasesUnderTest, emptyTables, serverUrl } from './databases.ts';
export { makeKillable } from './makeKillable.ts';
export type { Killable } from './makeKillable.ts';
export { useDatabase } from './useDatabase.ts';
