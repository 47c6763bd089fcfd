import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in a media folder that says to which bucket its files were moved. */
const MARK = '.moved-to';

/** Writes down that all files of a media folder are in a bucket. */
export async function markMoved(folder: string, place: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, MARK), place, { mode: 0o600 });
}

/** Returns whether a media folder has files that were not moved to the bucket from which they are now read. */
export async function hasUnmoved(folder: string, place: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  if (names.every((name) => name.startsWith('.'))) return false;
  return (await readFile(join(folder, MARK), 'utf8').catch(() => '')) !== place;
}
