/** Finds the blocks and scripts that a publisher's newspaper is built from: ours, those of packages, and the publisher's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The code of a block, or of a part that several blocks share. */
export interface BlockPart {
  /** The name of its folder, such as `alert-bar`. */
  readonly name: string;
  /** The absolute path of the module that exports `block`; absent for shared parts. */
  readonly entry?: string;
  /** The absolute paths of its islands, probes and enhancements. */
  readonly scripts: readonly string[];
}

/** The packages with scripts that the blocks of several packages share. */
const SHARED = ['ui', 'story-ui'];
const SCRIPT = /\.(?:island|enhance|probe)\.[jt]sx?$/;
const ENTRIES = ['block.ts', 'block.tsx', 'block.js', 'src/block.ts', 'src/block.tsx'];

function findScripts(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : findScripts(path);
    return SCRIPT.test(entry.name) ? [path] : [];
  });
}

const listFolders = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

function toPart(name: string, folder: string, entries: readonly string[]): readonly BlockPart[] {
  const entry = entries.map((file) => join(folder, file)).find((file) => existsSync(file));
  return entry === undefined ? [] : [{ name, entry, scripts: findScripts(folder) }];
}

function readDependencies(folder: string): ReadonlySet<string> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return new Set();
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const namesOf = (key: string): readonly string[] => {
    const value: unknown =
      typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, key) : undefined;
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  };
  return new Set(['dependencies', 'peerDependencies'].flatMap(namesOf));
}

/** Returns the folder of a package's built files, as the site finds it. */
const builtFolder = (siteDir: string, name: string): string =>
  dirname(createRequire(join(siteDir, 'package.json')).resolve(name));

/**
 * Returns the blocks that the site brings, and the scripts that they share: from their sources in the workspace, else from
 * the packages that the site depends on.
 *
 * @param siteDir the absolute folder of `@broadsheet/site`
 */
export function findStandardParts(siteDir: string): readonly BlockPart[] {
  const workspace = join(siteDir, '../../blocks');
  if (existsSync(join(siteDir, '../../blocks/alert-bar/src'))) {
    const blocks = listFolders(workspace).flatMap((name) =>
      toPart(name, join(workspace, name, 'src'), ['block.ts']),
    );
    const shared = SHARED.map((name) => ({ name, scripts: findScripts(join(siteDir, '..', name, 'src')) }));
    return [...blocks, ...shared];
  }
  const names = [...readDependencies(siteDir)].flatMap(
    (name) => /^@broadsheet\/block-(?!kit$)(.+)/.exec(name)?.[1] ?? [],
  );
  const blocks = names
    .toSorted()
    .flatMap((name) => toPart(name, builtFolder(siteDir, `@broadsheet/block-${name}`), ['block.js']));
  const shared = SHARED.map((name) => ({
    name,
    scripts: findScripts(builtFolder(siteDir, `@broadsheet/${name}`)),
  }));
  return [...blocks, ...shared];
}

/** Returns the publisher's own blocks: a folder under `blocks/` each, with `block.ts` or `src/block.ts`. */
export function findOwnParts(folder: string): readonly BlockPart[] {
  const blocks = join(folder, 'blocks');
  return listFolders(blocks).flatMap((name) => toPart(name, join(blocks, name), ENTRIES));
}

/**
 * Returns the packages of others on which the publisher's folder depends and which contain blocks, that is, which depend on
 * block-kit. Their blocks are listed in the publisher's config; their scripts are found here.
 */
export function findForeignParts(folder: string): readonly BlockPart[] {
  return [...readDependencies(folder)].flatMap((name) => {
    const installed = join(folder, 'node_modules', name);
    if (name.startsWith('@broadsheet/') || !readDependencies(installed).has('@broadsheet/block-kit'))
      return [];
    const code = ['dist', 'src'].map((each) => join(installed, each)).find((each) => existsSync(each));
    return [{ name, scripts: findScripts(code ?? installed) }];
  });
}
