import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { Chunk } from './clientSizes.ts';

/** Converts chunk keys of the manifest to file names, which the built code uses. */
function listFiles(manifest: Readonly<Record<string, unknown>>, keys: unknown): readonly string[] {
  if (!Array.isArray(keys)) return [];
  return keys.flatMap((key: unknown) => {
    const entry = typeof key === 'string' ? manifest[key] : undefined;
    return isRecord(entry) && typeof entry['file'] === 'string' ? [entry['file']] : [];
  });
}

/** Reads the chunks that `vite build` wrote into a folder, by its manifest. */
export async function readBuild(clientDir: string): Promise<readonly Chunk[]> {
  const manifest: unknown = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  if (!isRecord(manifest)) return [];
  const chunks = Object.values(manifest).map(async (entry): Promise<Chunk | undefined> => {
    if (!isRecord(entry) || typeof entry['file'] !== 'string') return undefined;
    return {
      fileName: entry['file'],
      isEntry: entry['isEntry'] === true,
      ...(typeof entry['src'] === 'string' && { source: entry['src'] }),
      imports: listFiles(manifest, entry['imports']),
      dynamicImports: listFiles(manifest, entry['dynamicImports']),
      code: await readFile(join(clientDir, entry['file']), 'utf8'),
    };
  });
  return (await Promise.all(chunks)).filter((chunk) => chunk !== undefined);
}
