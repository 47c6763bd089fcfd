import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await lstat(path);
  if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
}

/**
 * Takes everybody else's rights on a folder and what is in it: the embedded database writes its files open to all.
 *
 * The folder comes first, so that nobody slips in meanwhile. Symbolic links are left alone.
 */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await closeToOthers(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory()) await closeToOthers(join(entry.parentPath, entry.name));
}
