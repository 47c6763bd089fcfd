import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { listPackages } from '../workspace/listPackages.mjs';

/**
 * @typedef {'static' | 'type' | 'lazy'} ImportKind
 *
 * @typedef {object} Source
 * @property {string} file relative to the root, with forward slashes
 * @property {string} code
 * @property {boolean} isTest a test, or a file outside `src`
 * @property {import('rolldown/utils').ParseResult} parsed
 * @property {readonly { readonly target: string, readonly kind: ImportKind }[]} imports of files of the same package
 *
 * @typedef {object} SourcePackage
 * @property {string} folder e.g. `packages/ui`
 * @property {import('../workspace/listPackages.mjs').Manifest | undefined} manifest the scripts have none
 * @property {readonly Source[]} sources
 * @property {ReadonlySet<string>} entries files that the package.json names, relative to the root
 */

const SOURCE = /(?<!\.d)\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|test-d)\.tsx?$/;
const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage']);

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths relative to the root
 */
function listFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/**
 * @param {boolean} isType
 * @returns {ImportKind}
 */
const getKind = (isType) => (isType ? 'type' : 'static');

/**
 * @param {string} file
 * @param {string} code
 * @param {import('rolldown/utils').ParseResult} parsed
 */
function findImports(file, code, { module }) {
  /** @type {{ readonly specifier: string, readonly kind: ImportKind }[]} */
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      kind: getKind(entries.length > 0 && entries.every(({ isType }) => isType)),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, kind: getKind(isType) }],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      kind: /** @type {const} */ ('lazy'),
    })),
  ];
  return found.flatMap(({ specifier, kind }) =>
    specifier.startsWith('.') ? [{ target: posix.join(posix.dirname(file), specifier), kind }] : [],
  );
}

/**
 * @param {string} root
 * @param {string} file relative to the root
 * @param {boolean} isTest
 * @returns {Source}
 */
function readSource(root, file, isTest) {
  const code = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(file, code, { preserveParens: false });
  return { file, code, isTest, parsed, imports: findImports(file, code, parsed) };
}

/**
 * Reads and parses every source file of the workspace, by package; `scripts/` counts as one package.
 *
 * @param {string} root
 * @returns {readonly SourcePackage[]}
 */
export function readSources(root) {
  /** @type {Omit<SourcePackage, 'sources'>[]} */
  const packages = listPackages(root).map(({ folder, manifest }) => {
    const named = Object.values(manifest.exports ?? {}).flatMap(Object.values);
    /** @type {ReadonlySet<string>} */
    const entries = new Set(named.map((/** @type {string} */ path) => posix.join(folder, path)));
    return { folder, entries, manifest };
  });
  if (existsSync(join(root, 'scripts')))
    packages.push({ folder: 'scripts', entries: new Set(), manifest: undefined });
  return packages.map(({ folder, ...entry }) => ({
    folder,
    ...entry,
    sources: listFiles(root, folder).map((file) =>
      readSource(root, file, TEST.test(file) || !file.startsWith(`${folder}/src/`)),
    ),
  }));
}

/**
 * @param {Source} source
 * @param {number} offset
 * @returns {string} e.g. `packages/ui/src/index.ts:3`
 */
export function placeIn({ file, code }, offset) {
  return `${file}:${code.slice(0, offset).split('\n').length}`;
}
