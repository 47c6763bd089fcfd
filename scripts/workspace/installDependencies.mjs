/**
 * Makes the working copy ready to run: dependencies as the lock file says, and a Node.js that can run the tools.
 *
 * Plain Node.js 20 without any dependency, for it runs before there are any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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
 * True if the dependencies were installed after the lock file was last changed.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
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
