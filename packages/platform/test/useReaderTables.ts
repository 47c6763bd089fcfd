import { afterAll, beforeEach } from 'vitest';
import { useDatabase } from './useDatabase.ts';
import type { Database } from '../src/database/Database.ts';
import { emptyReaderTables, settleReaders } from '../src/identity/testing/openReaders.ts';

/**
 * A database for the tests of the `describe` that it is called in, each of which finds its tables of readers empty. To be used
 * in tests and their hooks only.
 *
 * @param open of one of `databasesUnderTest`
 */
export function useReaderTables(open: () => Promise<Database>): Database {
  const database = useDatabase(open);
  beforeEach(() => emptyReaderTables(database));
  // Closed only after: hooks of the end run from the last to the first.
  afterAll(() => settleReaders(database));
  return database;
}
