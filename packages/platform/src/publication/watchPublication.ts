/**
 * Word of a publication, from whichever process it was made in: the tables of pages, site properties, redirects and rules
 * tell it when a change of them is committed.
 */
import { textColumn } from '../database/columns.ts';
import type { Database } from '../database/Database.ts';

const CHANNEL = 'broadsheet_publication';

/**
 * Calls `onChanged` after what readers see has changed in the database, and after a lost connection, for a change may have
 * been missed then. Word of other schemas of the same database is not for this site.
 *
 * @throws Error when the server cannot be reached
 */
export async function watchPublication(database: Database, onChanged: () => void): Promise<void> {
  const [row] = await database.query('select current_schema()::text as schema');
  const schema = row && textColumn(row, 'schema');
  await database.listen(CHANNEL, {
    onMessage(said) {
      if (said === schema) onChanged();
    },
    onReconnect: onChanged,
  });
}
