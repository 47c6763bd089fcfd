/** The API of each published package, read from its sources: names, signatures and doc comments. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { DocumentPage } from '../listPages.ts';
import { describeExport } from './describeExport.ts';
import type { ApiExport } from './describeExport.ts';
import { listExports } from './findDeclaration.ts';

export interface ApiEntry {
  /** What one imports, such as `@broadsheet/ui/server`. */
  readonly module: string;
  readonly exports: readonly ApiExport[];
}

export interface ApiPage extends DocumentPage {
  readonly entries: readonly ApiEntry[];
}

interface Manifest {
  readonly name: string;
  readonly isPrivate: boolean;
  /** The source of each entry, by its name in `exports`. */
  readonly sources: readonly (readonly [entry: string, source: string])[];
}

const SOURCE = '@broadsheet/source';

function readManifest(path: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { name, private: isPrivate, exports } = isRecord(manifest) ? manifest : {};
  const sources = Object.entries(isRecord(exports) ? exports : {}).flatMap(([entry, conditions]) => {
    const source = isRecord(conditions) ? conditions[SOURCE] : undefined;
    return typeof source === 'string' ? [[entry, source] as const] : [];
  });
  return { name: String(name), isPrivate: isPrivate === true, sources };
}

function readEntry(folder: string, name: string, [entry, source]: Manifest['sources'][number]): ApiEntry {
  const path = join(folder, source);
  const names = listExports(path).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    module: entry === '.' ? name : `${name}/${entry.slice(2)}`,
    exports: names.map((each) => describeExport(path, each)),
  };
}

const listFolders = (root: string): readonly string[] => [
  ...readdirSync(root).filter((name) => name.startsWith('sdk-')),
  ...['packages', 'blocks'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  ),
];

/** Lists a page for each published package that code imports. @param root the absolute path of the repository */
export function listApiPages(root: string): readonly ApiPage[] {
  return listFolders(root).flatMap((folder): readonly ApiPage[] => {
    const source = `${folder}/package.json`;
    if (!existsSync(join(root, source))) return [];
    const { name, isPrivate, sources } = readManifest(join(root, source));
    if (isPrivate || sources.length === 0) return [];
    const own = name.replace('@broadsheet/', '');
    const entries = sources.map((each) => readEntry(join(root, folder), name, each));
    return [{ source, address: `api/${own}/index.html`, title: `API: ${own}`, group: 'API', entries }];
  });
}
