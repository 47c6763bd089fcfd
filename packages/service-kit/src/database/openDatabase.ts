import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabaseImage } from './databaseImage.ts';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';
import type { EmbeddedLocation } from './openEmbeddedDatabase.ts';
import { openServerDatabase } from './openServerDatabase.ts';
import type { PoolLimits } from './openServerDatabase.ts';

/**
 * The location of the data: a folder of this machine, the memory of this process (no `dataDir`), or the URL of a PostgreSQL
 * server. With `imageFile`, a file of `writeDatabaseImage`, a database in memory starts as that copy.
 */
export type DatabaseLocation = {
  /** Receives what the operator has to know about changes of the stored rows, in sentences without personal data. */
  readonly onMigrated?: ((note: string) => void) | undefined;
} & (
  | {
      readonly dataDir?: string | undefined;
      readonly url?: undefined;
      readonly imageFile?: undefined;
      readonly onRecovered?: EmbeddedLocation['onRecovered'];
    }
  | { readonly imageFile: string; readonly url?: undefined; readonly dataDir?: undefined }
  | {
      readonly url: string;
      readonly limits?: PoolLimits | undefined;
      readonly dataDir?: undefined;
      readonly imageFile?: undefined;
    }
);

function openLocation(location: DatabaseLocation): Promise<Database> {
  if (location.url !== undefined) return openServerDatabase(location.url, location.limits);
  if (location.imageFile !== undefined) return openDatabaseImage(location.imageFile);
  const { dataDir, onRecovered } = location;
  const directory = dataDir === undefined ? undefined : join(dataDir, 'database');
  return openEmbeddedDatabase({ directory, onRecovered });
}

/**
 * Opens a database and brings its tables up to date.
 *
 * The embedded one is stored in `{dataDir}/database` and belongs to one process at a time; with `url` any number of
 * processes share a PostgreSQL 15 or newer.
 *
 * @throws Error when another process holds the directory, when the server cannot be reached, or when a migration fails
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openLocation(location);
  try {
    for (const note of await migrate(database, migrations)) location.onMigrated?.(note);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Returns whether a location has a database that can be opened without making one. */
async function isStored({ url, dataDir }: DatabaseLocation): Promise<boolean> {
  if (url !== undefined) return true;
  return (
    dataDir !== undefined &&
    (await access(join(dataDir, 'database')).then(
      () => true,
      () => false,
    ))
  );
}

/**
 * Opens a database as it is, to read from it: it is neither made nor brought up to date.
 *
 * @param table a table that the caller reads
 * @returns undefined when there is no database, or when it does not have the table
 * @throws Error when another process holds the directory, or when the server cannot be reached
 */
export async function openStoredDatabase(
  location: DatabaseLocation,
  table: string,
): Promise<Database | undefined> {
  if (!(await isStored(location))) return undefined;
  const database = await openLocation(location);
  try {
    const [row] = await database.query('select to_regclass($1) is not null as there', [table]);
    if (row?.['there'] === true) return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
  await database.close();
  return undefined;
}

/**
 * Opens a database that has no tables yet, and makes none, for a copy that brings its own.
 *
 * @throws Error when it has tables, and as `openDatabase`
 */
export async function openEmptyDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openLocation(location);
  try {
    const [row] = await database.query("select to_regclass('schema_migrations') is null as empty");
    if (row?.['empty'] === true) return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
  await database.close();
  throw new Error('The database is not empty. Restore into a new one, so that nothing is mixed or lost.');
}
