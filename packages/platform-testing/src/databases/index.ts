export { countFetched } from './countFetched.ts';
export { databasesUnderTest, emptyTables, serverUrl } from './databases.ts';
export { useDatabase } from './useDatabase.ts';
