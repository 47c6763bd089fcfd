/**
 * Finished pictures on disk.
 *
 * An entry is written under another name and then renamed, so no reader meets half a file. The time of a file is the
 * time of its last use; when the folder grows past its limit the files not used for longest go first. A cache that
 * fails costs time, never an answer.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@broadsheet/client-core';
import type { PlatformLog } from '../http/PlatformLog.ts';

export interface DiskCache {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export interface DiskCacheOptions {
  readonly dir: string;
  /** Bytes that the files may take in all. */
  readonly limit: number;
  readonly clock: Clock;
  readonly log: PlatformLog;
}

interface Entry {
  readonly file: string;
  readonly size: number;
  readonly usedAt: number;
}

/** A sweep makes room for a while, not for one file. */
const SWEPT_SHARE = 0.9;
const TOUCH_AFTER_MS = 60_000;
const TEMPORARY = '.part';
const TEMPORARY_LIFE_MS = 3_600_000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function listEntries(dir: string): Promise<readonly Entry[]> {
  const names = await readdir(dir);
  const entries = await Promise.all(
    names.map(async (name): Promise<Entry | undefined> => {
      const file = join(dir, name);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() === true ? { file, size: found.size, usedAt: found.mtimeMs } : undefined;
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

function sizeOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}

/** The size of the folder, after what an interrupted run left behind is gone. */
async function measure(dir: string, nowMs: number): Promise<number> {
  const entries = await listEntries(dir);
  const isStale = ({ file, usedAt }: Entry): boolean =>
    file.endsWith(TEMPORARY) && nowMs - usedAt > TEMPORARY_LIFE_MS;
  await Promise.all(entries.filter(isStale).map(({ file }) => rm(file, { force: true })));
  return sizeOf(entries.filter((entry) => !isStale(entry)));
}

/** Removes the files not used for longest until the rest fits, and answers its size. */
async function removeOldest(dir: string, target: number): Promise<number> {
  const entries = (await listEntries(dir)).filter(({ file }) => !file.endsWith(TEMPORARY));
  let left = sizeOf(entries);
  for (const { file, size } of entries.toSorted((first, second) => first.usedAt - second.usedAt)) {
    if (left <= target) break;
    await rm(file, { force: true });
    left -= size;
  }
  return left;
}

/** Counts what is written and sweeps when it is too much; one sweep at a time. */
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

async function writeWhole(dir: string, key: string, bytes: Uint8Array, nowMs: number): Promise<void> {
  await mkdir(dir, { recursive: true });
  const part = join(dir, `${randomUUID()}${TEMPORARY}`);
  try {
    await writeFile(part, bytes);
    await utimes(part, nowMs / 1000, nowMs / 1000);
    await rename(part, join(dir, key));
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

/** @param options.dir made when it is first needed; nothing else may live in it */
export function createDiskCache(options: DiskCacheOptions): DiskCache {
  const { dir, clock, log } = options;
  const makeRoom = createSweeper(options);
  return {
    async read(key) {
      try {
        return await readUsed(join(dir, key), clock.now());
      } catch (error) {
        log.error(`The picture cache cannot read from ${dir}; pictures are made again.`, error);
        return undefined;
      }
    },
    async write(key, bytes) {
      try {
        await writeWhole(dir, key, bytes, clock.now());
        await makeRoom(bytes.byteLength);
      } catch (error) {
        log.error(`The picture cache cannot write to ${dir}; pictures are made anew each time.`, error);
      }
    },
  };
}
