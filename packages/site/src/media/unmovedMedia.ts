import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStorage } from '@broadsheet/platform';

/** The file in a media folder that says to which bucket its files were moved. Its time is that of the move. */
const MARK = '.moved-to';

/**
 * Writes down that all files of a media folder are in a bucket.
 *
 * @param move.begunAt when the files were listed; what came later may not be there
 */
export async function markMoved(
  folder: string,
  { place, begunAt }: { readonly place: string; readonly begunAt: Date },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark = join(folder, MARK);
  await writeFile(mark, place, { mode: 0o600 });
  await utimes(mark, begunAt, begunAt);
}

/** Removes what `markMoved` has written. */
export const unmarkMoved = (folder: string): Promise<void> => rm(join(folder, MARK), { force: true });

/** Returns whether a media folder has files that were not moved to the bucket from which they are now read. */
export async function hasUnmoved(folder: string, place: string): Promise<boolean> {
  const mark = join(folder, MARK);
  const movedTo = await readFile(mark, 'utf8').catch(() => '');
  const movedAt = movedTo === place ? (await stat(mark)).mtimeMs : -Infinity;
  for await (const { name } of createFolderStorage(folder).list()) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file !== undefined && file.mtimeMs > movedAt) return true;
  }
  return false;
}
