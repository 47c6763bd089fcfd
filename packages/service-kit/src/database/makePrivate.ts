import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await lstat(path);
  if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
}

/**
 * Removes the rights of all other users on a folder and its content, because the embedded database writes files that
 * everybody can read.
 *
 * The folder itself is changed first, so that nobody can enter in the meantime. Symbolic links are not followed or changed.
 */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await closeToOthers(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory()) await closeToOthers(join(entry.parentPath, entry.name));
}
