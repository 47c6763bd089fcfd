/**
 * Makes the working copy ready to run: installs the dependencies that the lock file names, and a Node.js that can run
 * the tools.
 *
 * This file needs nothing but Node.js 20, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { workspaceNode } from './workspaceNode.mjs';

/**
 * Runs npm in the foreground.
 *
 * @param {string} root
 * @param {readonly string[]} words
 * @returns {boolean} whether it succeeded
 */
function npm(root, words) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return spawnSync('npm', words, options).status === 0;
}

/**
 * @param {string} file
 * @returns {Readonly<Record<string, { readonly optional?: boolean }>>} packages by the folder they are in; none without the file
 */
function readPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * True if npm has installed what the lock file names, whenever either was written: git writes the lock file anew each time a
 * branch is changed. Optional packages may be missing, those for other machines always are.
 *
 * @param {string} root folder of the lock file
 */
export function isInstalled(root) {
  const { '': _workspace, ...wanted } = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const isThere = (/** @type {string} */ folder) =>
    installed[folder] === undefined
      ? wanted[folder]?.optional === true
      : JSON.stringify(installed[folder]) === JSON.stringify(wanted[folder]);
  return [...Object.keys(wanted), ...Object.keys(installed)].every(isThere);
}

/**
 * Installs what is missing.
 *
 * @param {string} root folder of the workspace's package.json
 * @throws Error the installation failed, or the Node.js at hand is too old
 */
export function installDependencies(root) {
  if (!isInstalled(root)) {
    console.log('Installing dependencies (npm ci) …');
    if (!npm(root, ['ci']) && !npm(root, ['ci']))
      throw new Error(
        'npm ci failed twice; its messages are above. Check the connection to the npm registry and try again.',
      );
  }
  workspaceNode(root);
}
