import type { Chunk } from '../sizes/clientSizes.ts';
import { compressedSize } from '../sizes/compressedSize.ts';

/** Returns the folder of the block that a chunk was made for. */
const getFolder = ({ source }: Chunk): string | undefined => /\/blocks\/([^/]+)\//.exec(source ?? '')?.[1];

function reach(start: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of start) visit(chunk);
  return reached;
}

/**
 * Returns the bytes of script (brotli) that load for one block only, by its folder. Code that other blocks or the loader
 * need as well counts for none. A block whose script is in the loader has none of its own.
 */
export function measureScripts(chunks: readonly Chunk[]): ReadonlyMap<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = Map.groupBy(chunks.filter(getFolder), (chunk) => getFolder(chunk) ?? '');
  const reached = new Map([...entries].map(([folder, own]) => [folder, reach(own, byName)]));
  const initial = reach(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  );
  const users = (chunk: Chunk) => [...reached.values()].filter((files) => files.has(chunk)).length;
  return new Map(
    [...reached].map(([folder, files]) => {
      const own = [...files].filter((chunk) => !initial.has(chunk) && users(chunk) === 1);
      return [folder, compressedSize(own.map(({ code }) => code)).brotli];
    }),
  );
}
