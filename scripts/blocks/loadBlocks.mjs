import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { styledSource } from '../styled-source.mjs';

const CONDITIONS = ['@broadsheet/source', 'module', 'import', 'default'];

/**
 * @typedef {Readonly<Record<string, unknown>>} Module
 *
 * @typedef {object} SourceLoader
 * @property {(file: string) => Promise<Module>} load imports a TypeScript file by its absolute path
 * @property {() => Promise<void>} close
 */

/**
 * Imports sources as the site does: through Vite, with this workspace's packages from their sources.
 *
 * @param {string} root
 * @returns {Promise<SourceLoader>}
 */
export async function createSourceLoader(root) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [styledSource()],
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: CONDITIONS },
    ssr: { resolve: { conditions: CONDITIONS, externalConditions: CONDITIONS } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { load: (file) => server.ssrLoadModule(file), close: () => server.close() };
}

/**
 * @param {string} root
 * @returns {readonly string[]} names of the folders under `blocks`
 */
export function listBlockFolders(root) {
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** @typedef {import('./checkTranslations.mjs').Kit} Kit */

/**
 * @param {Module | Kit} module
 * @returns {module is Kit}
 */
const isKit = (module) => 'mapEditorTexts' in module && 'sharedTranslations' in module && 'LOCALES' in module;

/**
 * Loads the block-kit that the blocks of a workspace import, from its sources.
 *
 * @param {string} root
 * @param {SourceLoader} loader
 * @returns {Promise<Kit>}
 * @throws Error it lacks something that the checks need
 */
export async function loadKit(root, loader) {
  const folder = realpathSync(join(root, 'node_modules/@broadsheet/block-kit'));
  const kit = await loader.load(join(folder, 'src/index.ts'));
  if (isKit(kit)) return kit;
  throw new Error(
    `The block-kit in ${folder} cannot list what editors read. Install the one of this workspace.`,
  );
}
