import { isRecord } from '@broadsheet/client-core';

/** Files of a build by the source they are made of, as Vite lists them. */
export interface Manifest {
  /** URL path of what was made of a source, e.g. `/assets/loader-a1.js`; nothing for a source that is not part of it. */
  fileOf(source: string): string | undefined;
  /** URL paths of what each file needs, itself first, by its name, e.g. `login.island`; without what `entry` brings. */
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

/** Reads what Vite writes to `.vite/manifest.json`; entries of another form are passed over. */
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
