/** When the last complete backup was made. Backups leave it out: a restored database is another one, of which there is none yet. */
import type { Queries } from '../Database.ts';
import { inMilliseconds, momentParameter } from '../moments.ts';
import { optionalMomentColumn } from '../storedColumns.ts';

/** Stores that a backup is complete. @param madeAt the moment that it holds, in milliseconds since 1970 */
export async function recordBackup(queries: Queries, madeAt: number): Promise<void> {
  await queries.query(
    `insert into last_backup (made_at) values (${momentParameter(1)})
      on conflict (is_only) do update set made_at = excluded.made_at`,
    [madeAt],
  );
}

/** Returns the moment that the last complete backup holds, in milliseconds since 1970; undefined: none was made. */
export async function readLastBackup(queries: Queries): Promise<number | undefined> {
  const [row] = await queries.query(`select ${inMilliseconds('made_at')} as made from last_backup`);
  return row && optionalMomentColumn(row, 'made');
}
