import process from 'node:process';
import type { Database } from '@broadsheet/service-kit/database';
import { watchPoints } from './watchPoints.ts';
import type { WatchedDatabase } from './watchPoints.ts';

/**
 * Returns a database at whose use the process can kill itself (SIGKILL), at one of the points of `watchPoints`.
 *
 * @param killAt the number of the point, from 1. Default: none
 */
export function makeKillable(database: Database, killAt?: number): WatchedDatabase {
  return watchPoints(database, async (point) => {
    if (point !== killAt) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  });
}
