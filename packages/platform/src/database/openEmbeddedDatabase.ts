import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, SqlRow, SqlValue } from './Database.ts';
import { lockDirectory } from './lockDirectory.ts';
import { makePrivate } from './makePrivate.ts';

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

async function start(directory: string | undefined): Promise<PGlite> {
  // Every commit is on its way to the disk before it is acknowledged.
  if (directory === undefined) return PGlite.create({ relaxedDurability: false });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ dataDir: directory, relaxedDurability: false });
  await makePrivate(directory);
  return pglite;
}

/**
 * PGlite in a directory, or in memory without one. Statements run one after another.
 *
 * @throws Error when another process owns the directory
 */
export async function openEmbeddedDatabase(directory?: string): Promise<Database> {
  if (directory !== undefined) await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const lock = directory === undefined ? undefined : await lockDirectory(directory);
  let pglite: PGlite;
  try {
    pglite = await start(directory);
  } catch (cause) {
    await lock?.release();
    throw new Error(
      `The embedded database in ${directory ?? 'memory'} did not start. ` +
        'Check that the folder is writable and was made by this version; restore a copy of it if it is damaged.',
      { cause },
    );
  }
  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    try {
      await pglite.close();
    } finally {
      await lock?.release();
    }
  };
  return {
    kind: 'embedded',
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    close: () => (closing ??= stop()),
  };
}
