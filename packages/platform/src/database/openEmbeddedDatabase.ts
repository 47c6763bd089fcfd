import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, SqlRow, SqlValue } from './Database.ts';
import { lockDirectory } from './lockDirectory.ts';
import { makePrivate } from './makePrivate.ts';

/** A directory to keep the data in, or memory without one; with `image` the database begins as that copy. */
export interface EmbeddedLocation {
  readonly directory?: string | undefined;
  /** What `dump` of another one returned. */
  readonly image?: Blob | undefined;
}

export interface EmbeddedDatabase extends Database {
  /** Copies everything that is stored, uncompressed (about 40 MB). */
  dump(): Promise<Blob>;
}

/**
 * What PostgreSQL is started with. By default it takes 128 MB of buffers, which hold what the operating system's file
 * cache holds as well, and a heap of WebAssembly never gives back what it has grown by.
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

function queriesOf(runner: Runner): Queries {
  return {
    async query(text: string, values: readonly SqlValue[] = []) {
      const { rows } = await runner.query(text, [...values]);
      return rows.filter(isRow);
    },
  };
}

/** Starts the server alone, without the lock that keeps a directory to one process. */
export async function startEmbeddedServer({ directory, image }: EmbeddedLocation): Promise<PGlite> {
  // Every commit is on its way to the disk before it is acknowledged.
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
 * The handle on a server that runs. Once it is closed it takes no statement, whatever becomes of the server.
 *
 * @param stop called once, by the first `close`
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
    query: async (text, values) => queriesOf(server()).query(text, values),
    transaction: async (work) => server().transaction((transaction) => work(queriesOf(transaction))),
    listen: async () => undefined,
    dump: async () => server().dumpDataDir('none'),
    close: () => (closing ??= stop()),
  };
}

/**
 * PGlite in a directory, or in memory without one. Statements run one after another.
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
  return onEmbeddedServer(pglite, async () => {
    try {
      await pglite.close();
    } finally {
      await lock?.release();
    }
  });
}
