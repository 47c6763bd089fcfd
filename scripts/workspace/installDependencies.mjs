/**
 * Makes the working copy ready to run: dependencies as the lock file says, and a Node.js that can run the tools.
 *
 * Plain Node.js 20 without any dependency, for it runs before there are any. npm puts `node_modules/.bin` first on
 * the PATH of its scripts, and on Linux and Windows a newer Node.js is among the dependencies.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const LEAST = [24, 15];

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
 * The version of the Node.js that npm scripts run on, e.g. `24.21.0`.
 *
 * @param {string} root
 */
function scriptNodeVersion(root) {
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  const asked = existsSync(own) && spawnSync(own, ['--version'], { encoding: 'utf8' });
  return asked && asked.status === 0 ? asked.stdout.trim().replace('v', '') : process.versions.node;
}

/** @param {string} version */
function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
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
  const version = scriptNodeVersion(root);
  if (isRecentEnough(version)) return;
  throw new Error(
    `The tools need Node.js ${LEAST.join('.')} or newer and this is ${version}. There is no copy of it among the ` +
      `dependencies for ${process.platform}-${process.arch}: install Node.js 24 from https://nodejs.org and try again.`,
  );
}
