/**
 * A backup is a folder: the rows of all tables, a file each with a JSON object a line; the media; the key; and last a
 * manifest with the size and the digest of every file.
 */
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getErrorMessage } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import { listMedia } from '@broadsheet/content-service';
import { copyTables, recordBackup } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { ImportProgress, MediaStorage } from '@broadsheet/content-service';
import { BACKUP_FORM, MANIFEST_FILE, MEDIA_FOLDER, SECRET_FILE, TABLES_FOLDER } from './BackupManifest.ts';
import type { BackupFile, BackupManifest } from './BackupManifest.ts';
import { digestFile } from './digestFile.ts';

export interface BackupOptions {
  readonly database: Database;
  readonly media: MediaStorage;
  /** The absolute path of the target folder, which is created when it does not exist. */
  readonly folder: string;
  /** The absolute path of the file with the key; absent, or without a file there: the key is kept elsewhere. */
  readonly secretFile?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Receives why a complete backup could not be recorded. */
  readonly log: Pick<PlatformLog, 'error'>;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Stops after the current file; what has been written is no whole backup. */
  readonly signal?: AbortSignal | undefined;
}

export interface BackupReport {
  readonly rows: number;
  readonly media: number;
  /** Whether the key is in the backup. */
  readonly hasSecret: boolean;
}

/** All that is written is for the owner's eyes: it holds readers' data and the key. */
const PRIVATE = { recursive: true, mode: 0o700 } as const;

async function writeRows(file: string, rows: AsyncIterable<string>): Promise<void> {
  async function* toLines(): AsyncGenerator<string> {
    for await (const row of rows) yield `${row}\n`;
  }
  await pipeline(toLines, createWriteStream(file, { mode: 0o600 }));
}

async function copySecret({ secretFile, folder }: BackupOptions): Promise<boolean> {
  if (secretFile === undefined) return false;
  try {
    await copyFile(secretFile, join(folder, SECRET_FILE));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Writes under another name first: a manifest is there as a whole, or not at all. */
async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const draft = join(folder, `${MANIFEST_FILE}.part`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, MANIFEST_FILE));
}

async function write(options: BackupOptions): Promise<BackupReport> {
  const { database, media, folder, now, onProgress, signal } = options;
  const expected = (await listMedia(media)).length;
  const files: BackupFile[] = [];
  const done = async (path: string): Promise<void> => {
    signal?.throwIfAborted();
    files.push(await digestFile(folder, path));
    const filesTotal = Math.max(expected, files.length) + 1;
    onProgress?.({ filesDone: files.length, filesTotal });
  };
  await mkdir(join(folder, TABLES_FOLDER), PRIVATE);
  const copy = await copyTables(database, async (table, rows) => {
    const path = `${TABLES_FOLDER}/${table}.ndjson`;
    await writeRows(join(folder, path), rows);
    await done(path);
  });
  // A picture that a copied row names was stored before the row, so that it is among these.
  await mkdir(join(folder, MEDIA_FOLDER), PRIVATE);
  for (const { name } of await listMedia(media)) {
    const path = join(folder, MEDIA_FOLDER, name);
    await mkdir(dirname(path), PRIVATE);
    await media.copyTo(name, path);
    await done(`${MEDIA_FOLDER}/${name}`);
  }
  const hasSecret = await copySecret(options);
  if (hasSecret) await done(SECRET_FILE);
  await writeManifest(folder, { form: BACKUP_FORM, madeAt: new Date(now).toISOString(), ...copy, files });
  onProgress?.({ filesDone: files.length, filesTotal: files.length });
  return {
    rows: copy.tables.reduce((sum, { rows }) => sum + rows, 0),
    media: files.filter(({ path }) => path.startsWith(`${MEDIA_FOLDER}/`)).length,
    hasSecret,
  };
}

/** Stores when the backup was made. One that is complete stays so without the record. */
async function record({ database, now, log }: BackupOptions): Promise<void> {
  try {
    await recordBackup(database, now);
  } catch (error) {
    log.error(
      'The backup is complete, but its time could not be stored: metrics and doctor show an older one.',
      error,
    );
  }
}

/**
 * Writes a backup of everything, as it is at one moment, while the site runs. Once it is complete, its time is stored for all
 * processes, see `readLastBackup`.
 *
 * @throws Error when the folder is not empty or cannot be written to; what is in it then is no whole backup
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { folder } = options;
  await mkdir(folder, PRIVATE);
  if ((await readdir(folder)).length > 0)
    throw new Error(
      `The folder ${folder} is not empty. Name another one, so that no backup is mixed with another.`,
    );
  let report: BackupReport;
  try {
    report = await write(options);
  } catch (cause) {
    throw new Error(
      `The backup in ${folder} is not complete and cannot be restored: ${getErrorMessage(cause)}. Remove the folder, mend the cause, and back up again.`,
      { cause },
    );
  }
  await record(options);
  return report;
}
