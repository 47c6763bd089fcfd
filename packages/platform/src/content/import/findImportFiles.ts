import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The JSON files of a folder and its subfolders, sorted, without hidden ones. */
export async function findImportFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(path.slice(folder.length)))
    .toSorted();
}
