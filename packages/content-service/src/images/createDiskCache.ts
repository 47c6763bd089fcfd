/**
 * The cache of finished renditions on disk, with one folder for each original.
 *
 * An entry is written under another name and then renamed, so nobody reads a partial file. A file's modification time is the
 * time of its last use. If the cache exceeds its limit, or one original has more files than allowed, the least recently used
 * files are removed. A failing cache costs time, but no response fails. Only the owner of the process can read the files.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '@broadsheet/client-core';
import type { PlatformLog } from '@broadsheet/service-kit/http';

/** The key of an entry; both parts are letters and digits. */
export interface CacheKey {
  /** The hash of the original in its present state. */
  readonly original: string;
  /** The hash of everything else that the bytes depend on. */
  readonly rendition: string;
}

export interface DiskCache {
  read(key: CacheKey): Promise<Uint8Array | undefined>;
  write(key: CacheKey, bytes: Uint8Array): Promise<void>;
  /** Removes all renditions of an original. */
  remove(original: string): Promise<void>;
}

export interface DiskCacheOptions {
  readonly dir: string;
  /** The size limit of all files together, in bytes. */
  readonly limit: number;
  /** The maximum number of files of one original. */
  readonly filesEach: number;
  readonly clock: Clock;
  readonly log: PlatformLog;
}

interface Entry {
  readonly file: string;
  readonly size: number;
  readonly usedAt: number;
}

/** The share of the limit to which a sweep reduces the cache, so that the next one is not needed soon. */
const SWEPT_SHARE = 0.9;
const TOUCH_AFTER_MS = 60_000;
const TEMPORARY = '.part';
const TEMPORARY_LIFE_MS = 3_600_000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Lists the files below a folder, without those that are removed in the meantime. */
async function listEntries(dir: string): Promise<readonly Entry[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const entries = await Promise.all(
    found.map(async (each): Promise<Entry | undefined> => {
      if (!each.isFile()) return undefined;
      const file = join(each.parentPath, each.name);
      const state = await stat(file).catch(() => undefined);
      return state === undefined ? undefined : { file, size: state.size, usedAt: state.mtimeMs };
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

const oldestFirst = (first: Entry, second: Entry): number => first.usedAt - second.usedAt;
const isWhole = ({ file }: Entry): boolean => !file.endsWith(TEMPORARY);

function totalSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}

/** Removes the temporary files of an interrupted run and returns the size of the folder. */
async function measure(dir: string, nowMs: number): Promise<number> {
  const entries = await listEntries(dir);
  const isStale = ({ file, usedAt }: Entry): boolean =>
    file.endsWith(TEMPORARY) && nowMs - usedAt > TEMPORARY_LIFE_MS;
  await Promise.all(entries.filter(isStale).map(({ file }) => rm(file, { force: true })));
  return totalSize(entries.filter((entry) => !isStale(entry)));
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  // Only an empty folder can be removed; one with files stays.
  await rmdir(dirname(file)).catch(() => undefined);
}

/** Removes the least recently used files until the rest fits, and returns its size. */
async function removeOldest(dir: string, target: number): Promise<number> {
  const entries = (await listEntries(dir)).filter(isWhole);
  let left = totalSize(entries);
  for (const { file, size } of entries.toSorted(oldestFirst)) {
    if (left <= target) break;
    await removeFile(file);
    left -= size;
  }
  return left;
}

/** Removes the least recently used files of one original; returns the number of freed bytes. */
async function keepNewest(dir: string, most: number): Promise<number> {
  const entries = (await listEntries(dir)).filter(isWhole);
  const surplus = entries.toSorted(oldestFirst).slice(0, Math.max(0, entries.length - most));
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })));
  return totalSize(surplus);
}

/** Returns a function that counts written bytes and sweeps when the limit is exceeded, one sweep at a time. */
function createSweeper({ dir, limit, clock }: DiskCacheOptions): (bytes: number) => Promise<void> {
  let total: number | undefined;
  let sweep: Promise<void> | undefined;

  async function run(): Promise<void> {
    total ??= await measure(dir, clock.now());
    if (total > limit) total = await removeOldest(dir, limit * SWEPT_SHARE);
  }

  return async (bytes) => {
    if (total !== undefined) total += bytes;
    if (total !== undefined && total <= limit) return;
    sweep ??= run().finally(() => {
      sweep = undefined;
    });
    await sweep;
  };
}

async function writeWhole(file: string, bytes: Uint8Array, nowMs: number): Promise<void> {
  const dir = dirname(file);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const part = join(dir, `${randomUUID()}${TEMPORARY}`);
  try {
    await writeFile(part, bytes, { mode: 0o600 });
    await utimes(part, nowMs / 1000, nowMs / 1000);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function readUsed(file: string, nowMs: number): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(file);
    const { mtimeMs } = await stat(file);
    if (nowMs - mtimeMs >= TOUCH_AFTER_MS) await utimes(file, nowMs / 1000, nowMs / 1000);
    return bytes;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Creates the cache.
 *
 * @param options.dir the cache's own folder, created when it is first needed; it must have no other files
 */
export function createDiskCache(options: DiskCacheOptions): DiskCache {
  const { dir, filesEach, clock, log } = options;
  const makeRoom = createSweeper(options);
  return {
    async read({ original, rendition }) {
      try {
        return await readUsed(join(dir, original, rendition), clock.now());
      } catch (error) {
        log.error(`The image cache cannot read from ${dir}; images are made again.`, error);
        return undefined;
      }
    },
    async write({ original, rendition }, bytes) {
      try {
        const folder = join(dir, original);
        await writeWhole(join(folder, rendition), bytes, clock.now());
        await makeRoom(bytes.byteLength - (await keepNewest(folder, filesEach)));
      } catch (error) {
        log.error(`The image cache cannot write to ${dir}; images are made anew each time.`, error);
      }
    },
    async remove(original) {
      const folder = join(dir, original);
      try {
        const size = totalSize(await listEntries(folder));
        await rm(folder, { recursive: true, force: true });
        await makeRoom(-size);
      } catch (error) {
        // Of an image that nobody has seen there is nothing to remove.
        if (!isMissing(error))
          log.error(`The image cache cannot remove ${folder}. Remove it by hand.`, error);
      }
    },
  };
}
