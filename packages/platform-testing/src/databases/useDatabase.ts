import { afterAll, beforeAll } from 'vitest';
import type { Database } from '@broadsheet/service-kit/database';

/**
 * Returns a database for the tests of the surrounding `describe`: opened before the first, closed after the last. Use it
 * only in tests and their hooks.
 *
 * @param open the `open` of one of `databasesUnderTest`
 */
export function useDatabase(open: () => Promise<Database>): Database {
  let opened: Database | undefined;
  const database = (): Database => {
    if (opened === undefined)
      throw new Error('The database is not open yet. Use it in a test or in a hook of one.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());
  return {
    get kind() {
      return database().kind;
    },
    query: (text, values) => database().query(text, values),
    transaction: (work) => database().transaction(work),
    listen: (channel, listener) => database().listen(channel, listener),
    close: () => database().close(),
  };
}
