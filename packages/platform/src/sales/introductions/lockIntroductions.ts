import type { Queries } from '../../database/Database.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';

/**
 * Makes the transactions that begin a reader's introductions run one after the other. Call it before any row is locked;
 * anonymous readers have no row of their own that could be locked, so the lock is on their key.
 */
export async function lockIntroductions(queries: Queries, reader: SalesReader): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `introductions ${toReaderKey(reader)}`,
  ]);
}
