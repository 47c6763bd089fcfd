import { join } from 'node:path';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';
import { openServerDatabase } from './openServerDatabase.ts';

/** Where the data live: a folder of this machine, the memory of this process (no `dataDir`), or a PostgreSQL address. */
export type DatabaseLocation =
  | { readonly dataDir?: string | undefined; readonly url?: undefined }
  | { readonly url: string; readonly dataDir?: undefined };

function openLocation(location: DatabaseLocation): Promise<Database> {
  if (location.url !== undefined) return openServerDatabase(location.url);
  return openEmbeddedDatabase(
    location.dataDir === undefined ? undefined : join(location.dataDir, 'database'),
  );
}

/**
 * Opens a database and brings its tables up to date.
 *
 * The embedded one lives in `{dataDir}/database` and belongs to one process at a time; with `url` any number of
 * processes share a PostgreSQL 15 or newer.
 *
 * @throws Error when another process holds the directory, when the server cannot be reached, or when a migration fails
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openLocation(location);
  try {
    await migrate(database, migrations);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}
