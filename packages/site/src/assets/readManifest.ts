import { isRecord } from '@broadsheet/client-core';

/** The files of a build by their source files, as Vite lists them. */
export interface Manifest {
  /**
   * Returns the URL path of the file built from a source, e.g. `/assets/loader-a1.js`; `undefined` for a source that is not
   * in the build.
   */
  fileOf(source: string): string | undefined;
  /**
   * Returns, by name (e.g. `login.island`), the URL paths of the files that a script needs, its own first, except those
   * that `entry` already loads.
   */
  scripts(entry: string): Readonly<Record<string, readonly string[]>>;
}

interface Chunk {
  readonly name: string;
  readonly file: string;
  readonly imports: readonly string[];
}

function toChunk(value: unknown): readonly Chunk[] {
  if (!isRecord(value) || typeof value['file'] !== 'string') return [];
  const { file, imports, name } = value;
  const imported = Array.isArray(imports) ? imports.filter((key) => typeof key === 'string') : [];
  return [{ name: typeof name === 'string' ? name : file, file: `/${file}`, imports: imported }];
}

/** Reads Vite's `.vite/manifest.json`; entries of another form are ignored. */
export function readManifest(json: unknown): Manifest {
  const entries = isRecord(json) ? Object.entries(json) : [];
  const chunks = new Map(
    entries.flatMap(([key, value]) => toChunk(value).map((chunk) => [key, chunk] as const)),
  );

  function collect(key: string, files: Set<string>): Set<string> {
    const chunk = chunks.get(key);
    if (chunk === undefined || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports) collect(imported, files);
    return files;
  }

  return {
    fileOf: (source) => chunks.get(source)?.file,
    scripts(entry) {
      const present = collect(entry, new Set());
      return Object.fromEntries(
        [...chunks].map(([key, { name }]) => [
          name,
          [...collect(key, new Set())].filter((file) => !present.has(file)),
        ]),
      );
    },
  };
}
