import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, SqlRow, SqlValue } from './Database.ts';
import { lockDirectory } from './lockDirectory.ts';
import { makePrivate } from './makePrivate.ts';

/** The directory of the data; without one they are in memory. With `image` the database starts as that copy. */
export interface EmbeddedLocation {
  readonly directory?: string | undefined;
  /** The result of another database's `dump`. */
  readonly image?: Blob | undefined;
  /**
   * Called with the previous owner if it ended without closing the database, once everything it had committed is recovered.
   */
  readonly onRecovered?: ((owner: string) => void) | undefined;
}

export interface EmbeddedDatabase extends Database {
  /** Returns a copy of the database, uncompressed (about 40 MB). */
  dump(): Promise<Blob>;
}

/**
 * The settings with which PostgreSQL starts. Its default of 128 MB of buffers would duplicate the operating system's file
 * cache, and a WebAssembly heap never shrinks again.
 */
const SERVER_SETTINGS = {
  shared_buffers: '16MB',
  maintenance_work_mem: '16MB',
} as const;

const START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams,
  ...Object.entries(SERVER_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

interface Runner {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

function isRow(value: unknown): value is SqlRow {
  return typeof value === 'object' && value !== null;
}

function toQueries(runner: Runner): Queries {
  return {
    async query(text: string, values: readonly SqlValue[] = []) {
      const { rows } = await runner.query(text, [...values]);
      return rows.filter(isRow);
    },
  };
}

/** Starts only the server, without the lock that limits a directory to one process. */
export async function startEmbeddedServer({ directory, image }: EmbeddedLocation): Promise<PGlite> {
  // Every commit is flushed to disk before it is acknowledged.
  const loaded = {
    relaxedDurability: false,
    startParams: [...START_PARAMS],
    ...(image !== undefined && { loadDataDir: image }),
  };
  if (directory === undefined) return PGlite.create(loaded);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ ...loaded, dataDir: directory });
  await makePrivate(directory);
  return pglite;
}

/**
 * Creates the handle of a running server. Once closed it rejects every statement, even if the server keeps running.
 *
 * @param stop is called once, by the first `close`
 */
export function onEmbeddedServer(pglite: PGlite, stop: () => Promise<void>): EmbeddedDatabase {
  let closing: Promise<void> | undefined;
  const server = (): PGlite => {
    if (closing !== undefined)
      throw new Error('The database is closed. Open it again for further statements.');
    return pglite;
  };
  return {
    kind: 'embedded',
    query: async (text, values) => toQueries(server()).query(text, values),
    transaction: async (work) => server().transaction((transaction) => work(toQueries(transaction))),
    listen: async (channel, { onMessage }) => server().listen(channel, onMessage),
    dump: async () => server().dumpDataDir('none'),
    close: () => (closing ??= stop()),
  };
}

/**
 * Opens PGlite in a directory, or in memory without one. Statements run one after another.
 *
 * @throws Error when another process owns the directory
 */
export async function openEmbeddedDatabase(location: EmbeddedLocation = {}): Promise<EmbeddedDatabase> {
  const { directory } = location;
  if (directory !== undefined) await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const lock = directory === undefined ? undefined : await lockDirectory(directory);
  let pglite: PGlite;
  try {
    pglite = await startEmbeddedServer(location);
  } catch (cause) {
    await lock?.release();
    throw new Error(
      `The embedded database in ${directory ?? 'memory'} did not start. ` +
        'Check that the folder is writable and was made by this version; restore a copy of it if it is damaged.',
      { cause },
    );
  }
  if (lock?.takenFrom !== undefined) location.onRecovered?.(lock.takenFrom);
  return onEmbeddedServer(pglite, async () => {
    try {
      await pglite.close();
    } finally {
      await lock?.release();
    }
  });
}
