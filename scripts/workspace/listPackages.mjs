import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {Readonly<Record<string, string>>} Versions package name to range
 * @typedef {object} Manifest what the scripts read of a package.json
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {string[]} [workspaces]
 * @property {readonly string[]} [keywords]
 * @property {Readonly<Record<string, string>>} [engines]
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} [exports]
 * @property {Readonly<Record<string, string>>} [scripts]
 * @property {Versions} [dependencies]
 * @property {Versions} [peerDependencies]
 * @property {Versions} [optionalDependencies]
 * @property {Versions} [devDependencies]
 *
 * @typedef {object} WorkspacePackage
 * @property {string} folder relative to the root, with forward slashes, e.g. `packages/ui`
 * @property {Manifest} manifest
 */

/** @param {string} folder */
export function readManifest(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest;
}

/**
 * The folders of a workspace pattern: a path whose last part may hold one `*`.
 *
 * @param {string} root
 * @param {string} pattern
 */
function expand(root, pattern) {
  const parent = pattern.includes('/') ? pattern.slice(0, pattern.lastIndexOf('/')) : '';
  const [before = '', after = ''] = pattern.slice(parent === '' ? 0 : parent.length + 1).split('*');
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(before) && entry.name.endsWith(after))
    .map((entry) => (parent === '' ? entry.name : `${parent}/${entry.name}`));
}

/**
 * Every package of the workspace, sorted by folder.
 *
 * @param {string} root folder of the workspace's package.json
 * @returns {readonly WorkspacePackage[]}
 */
export function listPackages(root) {
  const folders = (readManifest(root).workspaces ?? []).flatMap((pattern) => expand(root, pattern));
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted()
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}
