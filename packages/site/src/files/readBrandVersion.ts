import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Answers what tells the files of a folder from what they were before one of them was replaced. `undefined` where there is
 * no such folder.
 */
export async function readBrandVersion(dir: string): Promise<string | undefined> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file.slice(dir.length)} `).update(await readFile(file));
  return hash.digest('base64url').slice(0, 10);
}
