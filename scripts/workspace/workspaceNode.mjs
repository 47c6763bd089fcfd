/**
 * The Node.js that the tools and the site run on.
 *
 * This file needs nothing but Node.js 20, because it runs before anything is installed. npm puts
 * `node_modules/.bin` first on the PATH of its scripts; on Linux and Windows a newer Node.js is among the dependencies.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const LEAST = [24, 15];

/** @param {string} version */
function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Finds the Node.js of the workspace: the one among its dependencies, else the one that runs this.
 *
 * @param {string} root folder of the workspace's package.json
 * @returns {string} absolute path of the executable
 * @throws Error the Node.js at hand is too old
 */
export function workspaceNode(root) {
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  const asked = existsSync(own) && spawnSync(own, ['--version'], { encoding: 'utf8' });
  const isOwn = asked && asked.status === 0;
  const version = isOwn ? asked.stdout.trim().replace('v', '') : process.versions.node;
  if (isRecentEnough(version)) return isOwn ? own : process.execPath;
  throw new Error(
    `The tools need Node.js ${LEAST.join('.')} or newer and this is ${version}. There is no copy of it among the ` +
      `dependencies for ${process.platform}-${process.arch}: install Node.js 24 from https://nodejs.org and try again.`,
  );
}
