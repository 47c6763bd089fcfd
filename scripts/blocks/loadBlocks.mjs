import { existsSync, readdirSync } from 'node:fs';
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
