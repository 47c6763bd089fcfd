import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a version of a folder's files, which changes when one of them is replaced. `undefined` if there is no such
 * folder.
 */
export async function readBrandVersion(dir: string): Promise<string | undefined> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file.slice(dir.length)} `).update(await readFile(file));
  return hash.digest('base64url').slice(0, 10);
}
