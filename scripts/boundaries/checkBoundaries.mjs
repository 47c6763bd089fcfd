/**
 * Checks the imports between packages. An import points down the floors (`floors.mjs`), reaches another package by its
 * declared exports only, and is declared in the package.json; a relative import stays in its package.
 *
 * Tests and files outside `src` may also use the root's development dependencies and the packages that have no floor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { listPackages, readManifest } from '../workspace/listPackages.mjs';
import { findPlace } from './floors.mjs';
import { scanImports } from './scanImports.mjs';

/**
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 *
 * @typedef {object} Workspace
 * @property {ReadonlyMap<string, WorkspacePackage>} packages by name
 * @property {ReadonlySet<string>} shared names of the root's development dependencies
 *
 * @typedef {object} Usage one import of one file
 * @property {WorkspacePackage} from
 * @property {string} file relative to the root
 * @property {string} specifier
 * @property {boolean} isTest
 */

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const TEST = /\.(?:test|test-d|isolated\.test)\.tsx?$/;
// `applications` of `packages/hosts` are none of this workspace: they import what it does not have.
const OUTSIDE = new Set(['node_modules', 'dist', 'lib', 'coverage', 'applications']);
/** The package at the top, on which none stands. Its programs beside `src` are bundled with what they take from `scripts`. */
const TOP = 'packages/site';

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths relative to the root
 */
function listSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (OUTSIDE.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listSources(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/**
 * @param {string} specifier
 * @returns {readonly [name: string, subpath: string]} e.g. `['@scope/name', './part']`
 */
function splitSpecifier(specifier) {
  const parts = specifier.split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return [name, ['.', ...parts].join('/')];
}

/** @param {Usage} usage */
function checkRelative({ from, file, specifier, isTest }) {
  const target = posix.join(dirname(file), specifier);
  if (target.startsWith(`${from.folder}/`)) return undefined;
  if (from.folder === TOP && isTest) return undefined;
  if (from.manifest.private && (isTest || target.startsWith('scripts/'))) return undefined;
  return `"${specifier}" leaves ${from.folder}. Import the other package by its name, or move the file in here.`;
}

/**
 * @param {string} from folder
 * @param {string} to folder
 * @param {boolean} mayUseBeside
 */
function checkDirection(from, to, mayUseBeside) {
  const [own, other] = [findPlace(from), findPlace(to)];
  if (own.kind === 'beside' || own.kind === 'unknown') return undefined;
  if (other.kind === 'unknown') return undefined;
  if (other.kind === 'beside') {
    return mayUseBeside
      ? undefined
      : `${to} stands beside the house, for tests and tools only. Keep it out of published sources.`;
  }
  if (other.floor < own.floor) return undefined;
  if (other.floor === own.floor) {
    return `${to} stands on the same floor as ${from}, and neighbours do not know each other. Move what both need to a lower floor.`;
  }
  return `${to} (floor ${other.floor}) stands above ${from} (floor ${own.floor}). Move what both need down, or let the upper package pass it in.`;
}

/**
 * @param {Usage} usage
 * @param {string} name
 * @param {Workspace} workspace
 */
function checkDeclared({ from, isTest }, name, workspace) {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = from.manifest;
  const declared = {
    ...dependencies,
    ...peerDependencies,
    ...optionalDependencies,
    ...(isTest && devDependencies),
  };
  if (Object.hasOwn(declared, name)) return undefined;
  const target = workspace.packages.get(name);
  if (isTest && (workspace.shared.has(name) || (target && findPlace(target.folder).kind === 'beside')))
    return undefined;
  return `"${name}" is not declared. Add it to the ${isTest ? 'devDependencies' : 'dependencies'} in ${from.folder}/package.json.`;
}

/**
 * @param {Usage} usage
 * @param {Workspace} workspace
 * @returns {string | undefined} what is wrong and what to do
 */
function checkImport(usage, workspace) {
  const { from, specifier, isTest } = usage;
  if (specifier.startsWith('.')) return checkRelative(usage);
  if (/^[\w-]+:/.test(specifier)) return undefined;
  if (isBuiltin(specifier)) return `"${specifier}" belongs to Node.js. Write "node:${specifier}".`;
  const [name, subpath] = splitSpecifier(specifier);
  if (name === from.manifest.name)
    return `"${specifier}" is this package itself. Import the file by its relative path.`;
  const target = workspace.packages.get(name);
  if (target !== undefined) {
    const direction = checkDirection(from.folder, target.folder, isTest || from.manifest.private === true);
    if (direction !== undefined) return direction;
    if (!Object.hasOwn(target.manifest.exports ?? {}, subpath))
      return `"${specifier}" reaches into ${target.folder}, which does not export "${subpath}". Import "${name}", or export what is missing there.`;
  }
  return checkDeclared(usage, name, workspace);
}

/**
 * @param {string} root
 * @param {WorkspacePackage} from
 * @param {Workspace} workspace
 */
function checkSources(root, from, workspace) {
  return listSources(root, from.folder).flatMap((file) => {
    const isTest = TEST.test(file) || !file.startsWith(`${from.folder}/src/`);
    return scanImports(readFileSync(join(root, file), 'utf8')).flatMap(({ specifier, line }) => {
      const problem = checkImport({ from, file, specifier, isTest }, workspace);
      return problem === undefined ? [] : [`${file}:${line}: ${problem}`];
    });
  });
}

/**
 * @param {WorkspacePackage} from
 * @param {Workspace} workspace
 */
function checkManifest(from, workspace) {
  const { dependencies, peerDependencies, optionalDependencies, private: isPrivate = false } = from.manifest;
  const names = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const file = `${from.folder}/package.json`;
  const problems = names.flatMap((name) => {
    const target = workspace.packages.get(name);
    const problem = target && checkDirection(from.folder, target.folder, isPrivate);
    return problem === undefined ? [] : [`${file}:1: ${problem}`];
  });
  if (findPlace(from.folder).kind !== 'unknown') return problems;
  return [
    `${file}:1: ${from.folder} has no floor. Give it one in scripts/boundaries/floors.mjs.`,
    ...problems,
  ];
}

/**
 * @param {string} root folder of the workspace's package.json
 * @returns {readonly string[]} one sentence a problem: `file:line: what is wrong. What to do.`
 */
export function checkBoundaries(root) {
  const packages = listPackages(root);
  const workspace = {
    packages: new Map(packages.map((entry) => [entry.manifest.name, entry])),
    shared: new Set(Object.keys(readManifest(root).devDependencies ?? {})),
  };
  return packages.flatMap((entry) => [
    ...checkManifest(entry, workspace),
    ...checkSources(root, entry, workspace),
  ]);
}
