import { afterAll, beforeEach } from 'vitest';
import { useDatabase } from '../databases/useDatabase.ts';
import type { Database } from '@broadsheet/service-kit/database';
import { emptyReaderTables, settleReaders } from './openReaders.ts';

/**
 * Returns a database for the tests of the surrounding `describe`, with empty reader tables for each test. Use it only in
 * tests and their hooks.
 *
 * @param open the `open` of one of `databasesUnderTest`
 */
export function useReaderTables(open: () => Promise<Database>): Database {
  const database = useDatabase(open);
  beforeEach(() => emptyReaderTables(database));
  // The database is closed after this, because `afterAll` hooks run from the last to the first.
  afterAll(() => settleReaders(database));
  return database;
}
