import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listMedia, mediaFolder, openMedia } from '@broadsheet/content-service';
import type { ImportProgress, MediaStorage } from '@broadsheet/content-service';
import { openEmptyDatabase, restoreTables } from '@broadsheet/service-kit/database';
import { MANIFEST_FILE, MEDIA_FOLDER, parseManifest, SECRET_FILE, TABLES_FOLDER } from './BackupManifest.ts';
import type { BackupFile, BackupManifest } from './BackupManifest.ts';
import { digestFile } from './digestFile.ts';

export interface RestoreOptions {
  /** The absolute path of the backup. */
  readonly folder: string;
  /** The absolute path of the data folder, which must hold no data yet. */
  readonly dataDir: string;
  /** The storage of media, which must hold none yet; absent: the folder in `dataDir`. */
  readonly media?: MediaStorage | undefined;
  /** The URL of an empty PostgreSQL database; absent: the embedded one in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

export interface RestoreReport {
  /** When the backup was made, ISO 8601. */
  readonly madeAt: string;
  readonly rows: number;
  readonly media: number;
  /** Whether the key came with it; otherwise the site needs the one that it had. */
  readonly hasSecret: boolean;
  /** What the operator has to know about changes since the backup was made, in sentences. */
  readonly notes: readonly string[];
}

/** The most damaged files that an error names. */
const MOST_NAMED = 5;

async function readManifest(folder: string): Promise<BackupManifest> {
  const file = join(folder, MANIFEST_FILE);
  let json: string;
  try {
    json = await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `${folder} holds no whole backup: ${MANIFEST_FILE}, which is written last, is missing. Take another backup.`,
      { cause },
    );
  }
  return parseManifest(file, json);
}

async function isSame(folder: string, expected: BackupFile): Promise<boolean> {
  try {
    const { bytes, sha256 } = await digestFile(folder, expected.path);
    return bytes === expected.bytes && sha256 === expected.sha256;
  } catch {
    // A file that cannot be read is named as damaged, like one that was changed.
    return false;
  }
}

/** @throws Error when a file is missing or is not what was written */
async function requireWhole(folder: string, files: readonly BackupFile[]): Promise<void> {
  const damaged: string[] = [];
  for (const file of files) if (!(await isSame(folder, file))) damaged.push(file.path);
  if (damaged.length === 0) return;
  const named = damaged.slice(0, MOST_NAMED).join(', ');
  const others = damaged.length > MOST_NAMED ? ` and ${damaged.length - MOST_NAMED} others` : '';
  throw new Error(
    `The backup in ${folder} is damaged: ${named}${others} are missing or not as they were written. Nothing was restored. Take another backup.`,
  );
}

/** @throws Error when the data folder holds something that the backup would mix with */
async function requireFree(
  { dataDir, ...options }: RestoreOptions,
  files: readonly BackupFile[],
): Promise<void> {
  const own = new Set(files.map(({ path }) => path));
  const media = mediaOf({ dataDir, ...options });
  const stored = await listMedia(media);
  const hasOther = stored.some(({ name }) => !own.has(`${MEDIA_FOLDER}/${name}`));
  const secret = files.find(({ path }) => path === SECRET_FILE);
  const names: readonly string[] = await readdir(dataDir).catch(() => []);
  const hasOtherKey =
    names.includes(SECRET_FILE) && (secret === undefined || !(await isSame(dataDir, secret)));
  if (hasOther && media.kind === 'bucket')
    throw new Error(
      `The bucket ${media.place} is in use: it has media of its own. Restore into another one, or set MEDIA_PREFIX.`,
    );
  if (!hasOther && !hasOtherKey) return;
  throw new Error(
    `The data folder ${dataDir} is in use: it has ${hasOtherKey ? 'a key' : 'media'} of its own. Restore into a new one: set DATA_DIR.`,
  );
}

const mediaOf = ({ dataDir, media }: RestoreOptions): MediaStorage =>
  media ?? openMedia(mediaFolder(dataDir));

async function copyFiles(options: RestoreOptions, files: readonly BackupFile[]) {
  const { folder, dataDir, onProgress } = options;
  const media = mediaOf(options);
  await mkdir(mediaFolder(dataDir), { recursive: true, mode: 0o700 });
  const kept = files.filter(({ path }) => !path.startsWith(`${TABLES_FOLDER}/`));
  for (const [index, { path }] of kept.entries()) {
    const source = join(folder, path);
    if (path === SECRET_FILE) await copyFile(source, join(dataDir, SECRET_FILE));
    else await media.save([{ name: path.slice(MEDIA_FOLDER.length + 1), source }]);
    onProgress?.({ filesDone: index + 1, filesTotal: files.length });
  }
}

/** Reads the lines of a file. It is opened by who reads: lines that pass before anybody does are lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/**
 * Restores a backup into an empty database and a data folder without data. Every file is checked before anything is
 * written, the rows come all or none, and a restore that was stopped can be repeated.
 *
 * @throws Error when the backup is not whole, when something is there already, or when the disk is full
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { folder, dataDir, databaseUrl, onProgress } = options;
  const manifest = await readManifest(folder);
  const { files, tables } = manifest;
  const tableFiles = tables.map(({ name }) => `${TABLES_FOLDER}/${name}.ndjson`);
  const listed = new Set(files.map(({ path }) => path));
  const isListed = tableFiles.every((path) => listed.has(path));
  if (!isListed || files.some(({ path }) => path.split('/').includes('..')))
    throw new Error(
      `${join(folder, MANIFEST_FILE)} was changed by hand. Nothing was restored. Take another backup.`,
    );
  await requireWhole(folder, files);
  await requireFree(options, files);
  const database = await openEmptyDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  try {
    await copyFiles(options, files);
    const load = (table: string) => readLines(join(folder, TABLES_FOLDER, `${table}.ndjson`));
    const notes = await restoreTables(database, manifest, load);
    onProgress?.({ filesDone: files.length, filesTotal: files.length });
    return {
      madeAt: manifest.madeAt,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      media: files.filter(({ path }) => path.startsWith(`${MEDIA_FOLDER}/`)).length,
      hasSecret: listed.has(SECRET_FILE),
      notes,
    };
  } finally {
    await database.close();
  }
}
