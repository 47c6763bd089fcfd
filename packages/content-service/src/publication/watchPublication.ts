/**
 * Notifications of publications by any process: triggers of the tables of pages, site properties, redirects and rules send
 * them when a change is committed.
 */
import { textColumn } from '@broadsheet/service-kit/database';
import type { Database, StopListening } from '@broadsheet/service-kit/database';

const CHANNEL = 'broadsheet_publication';

/**
 * Calls `onChanged` after a change of published data in the database, and after a lost connection, because a change may have
 * been missed then. Notifications of other schemas of the same database are ignored.
 *
 * @returns a function that stops watching
 * @throws Error when the server cannot be reached
 */
export async function watchPublication(database: Database, onChanged: () => void): Promise<StopListening> {
  const [row] = await database.query('select current_schema()::text as schema');
  const schema = row && textColumn(row, 'schema');
  return database.listen(CHANNEL, {
    onMessage(said) {
      if (said === schema) onChanged();
    },
    onReconnect: onChanged,
  });
}
