/**
 * Builds a newspaper of a publisher's own: writes the modules that, in the newspaper of the repository, are filled from its
 * folders. The list of blocks and the tables of scripts then contain the publisher's too, and `publisherSite` is the
 * publisher's config.
 */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { findPublisherConfig } from './findPublisherConfig.mjs';
import { findForeignParts, findOwnParts, findStandardParts } from './findBlockParts.ts';
import type { BlockPart } from './findBlockParts.ts';

/** The blocks whose enhancements are in the loader's own file; see `src/client/smallScripts.ts`. */
const SMALL: ReadonlySet<string> = new Set([
  'alert-bar',
  'consent',
  'header-nav-chain',
  'leadart',
  'masthead',
  'most-read',
  'results-list',
]);
/** The blocks whose enhancements are fetched without a table; see `directScripts` in the same file. */
const DIRECT: ReadonlySet<string> = new Set(['offer']);
/** The block whose enhancement is in a file with the code of locked stories; see `src/client/wallScripts.ts`. */
const WALL: ReadonlySet<string> = new Set(['paywall']);

/** What the written modules are made of. */
interface Parts {
  readonly standard: readonly BlockPart[];
  readonly own: readonly BlockPart[];
  readonly foreign: readonly BlockPart[];
}

type Kind = 'island' | 'enhance' | 'probe';

const quote = (text: string): string => JSON.stringify(text.replaceAll('\\', '/'));

/** Returns the scripts of a kind by name; of two with one name the later counts. */
function collect(parts: readonly BlockPart[], kind: Kind): ReadonlyMap<string, string> {
  const named = new RegExp(`([^/\\\\]+)\\.${kind}\\.[jt]sx?$`);
  return new Map(
    parts.flatMap(({ scripts }) =>
      scripts.flatMap((path) => {
        const name = named.exec(path)?.[1];
        return name === undefined ? [] : [[name, path] as const];
      }),
    ),
  );
}

function writeLazy(exported: string, scripts: ReadonlyMap<string, string>): string {
  const rows = [...scripts].map(([name, path]) => `${quote(name)}: () => import(${quote(path)})`);
  return `export const ${exported} = {\n${rows.join(',\n')}\n};\n`;
}

function writeEager(exported: string, member: string, scripts: ReadonlyMap<string, string>): string {
  const imports = [...scripts].map(
    ([, path], index) => `import { ${member} as ${exported}${index} } from ${quote(path)};`,
  );
  const rows = [...scripts].map(([name], index) => `${quote(name)}: ${exported}${index}`);
  return `${imports.join('\n')}\nexport const ${exported} = {\n${rows.join(',\n')}\n};\n`;
}

function writeBlocks({ standard, own }: Parts, folder: string): string {
  const entries = standard.flatMap(({ entry }) => entry ?? []);
  const imports = entries.map((path, index) => `import { block as standard${index} } from ${quote(path)};`);
  const paths = own.flatMap(({ entry }) => entry ?? []);
  const ownImports = paths.map((path, index) => `import * as own${index} from ${quote(path)};`);
  const modules = paths.map((path, index) => `${quote(relative(folder, path))}: own${index}`);
  return [
    ...imports,
    ...ownImports,
    `import { mergeBlocks } from '../publisher/mergeBlocks.ts';`,
    `import { publisherSite } from '../publisher/publisherSite.ts';`,
    `const standard = [${entries.map((_path, index) => `standard${index}`).join(', ')}];`,
    `const modules = {${modules.join(', ')}};`,
    `export const standardBlocks = mergeBlocks(standard, { modules, listed: publisherSite.blocks });`,
  ].join('\n');
}

const writeSite = (config: string): string =>
  [
    `import { defineSite } from './defineSite.ts';`,
    `import definition from ${quote(config)};`,
    `export const publisherSite = defineSite(definition);`,
    `export const HOME_FROM_SERVER = '../..';`,
  ].join('\n');

/** Returns the modules that are written, by their files under `src`. */
function createWriters(folder: string, listParts: () => Parts): Readonly<Record<string, () => string>> {
  const all = () => {
    const { standard, foreign, own } = listParts();
    return [...standard, ...foreign, ...own];
  };
  const within = (names: ReadonlySet<string>) => listParts().standard.filter(({ name }) => names.has(name));
  const rare = () => all().filter(({ name }) => ![SMALL, DIRECT, WALL].some((set) => set.has(name)));
  return {
    'publisher/publisherSite.ts': () => writeSite(findPublisherConfig(folder) ?? ''),
    'blocks/standardBlocks.ts': () => writeBlocks(listParts(), folder),
    'client/islandScripts.ts': () => writeLazy('islandScripts', collect(all(), 'island')),
    'client/rareScripts.ts': () => writeLazy('rareScripts', collect(rare(), 'enhance')),
    'client/smallScripts.ts': () =>
      writeEager('probes', 'probe', collect(all(), 'probe')) +
      writeEager('enhancements', 'enhance', collect(within(SMALL), 'enhance')) +
      writeLazy('directScripts', collect(within(DIRECT), 'enhance')),
    'client/wallScripts.ts': () =>
      writeEager('walls', 'enhance', collect(within(WALL), 'enhance')) +
      `export { openStory } from '@broadsheet/engine/stories';\n`,
  };
}

/**
 * @param siteDir the absolute folder of `@broadsheet/site`
 * @param folder the publisher's absolute folder; absent: the newspaper of the repository, for which nothing is written
 */
export function siteModules(siteDir: string, folder: string | undefined): Plugin {
  const name = 'broadsheet:publisher-parts';
  if (folder === undefined) return { name };
  const listParts = (): Parts => ({
    standard: findStandardParts(siteDir),
    own: findOwnParts(folder),
    foreign: findForeignParts(folder),
  });
  const writers = createWriters(folder, listParts);
  const paths = new Map(
    Object.entries(writers).map(([file, write]) => [join(siteDir, 'src', file).replaceAll('\\', '/'), write]),
  );
  return {
    name,
    enforce: 'pre',
    load: (id) => paths.get(id.split('?')[0] ?? '')?.(),
    hotUpdate({ type, file, modules }) {
      // A block that comes or goes changes the tables.
      if (type === 'update' || !file.startsWith(folder.replaceAll('\\', '/'))) return undefined;
      const tables = [...paths.keys()].flatMap((path) => [
        ...(this.environment.moduleGraph.getModulesByFile(path) ?? []),
      ]);
      return [...modules, ...tables];
    },
  };
}
