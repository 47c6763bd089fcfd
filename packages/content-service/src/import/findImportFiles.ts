import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const ENDINGS = /\.(?:json|ndjson|jsonl|tar|tar\.gz|tgz)$/;

/** Finds the JSON files, NDJSON files and tar archives in a folder and its subfolders, sorted; hidden ones are skipped. */
export async function findImportFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ENDINGS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(path.slice(folder.length)))
    .toSorted();
}
