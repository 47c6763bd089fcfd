import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/**
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 *
 * @typedef {object} Tarball
 * @property {string} name of the package
 * @property {string} file absolute path
 * @property {readonly string[]} contents paths inside the package
 */

/**
 * Packs packages as `npm publish` would.
 *
 * @param {string} root
 * @param {readonly WorkspacePackage[]} packages
 * @param {string} folder where the tarballs are put
 * @returns {readonly Tarball[]}
 * @throws Error npm cannot pack them
 */
export function packPackages(root, packages, folder) {
  const chosen = packages.map(({ folder: path }) => `--workspace=${path}`);
  const words = ['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`, ...chosen];
  const packed = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(`npm pack failed: ${packed.stderr}`);
  /** @type {{ name: string, filename: string, files: { path: string }[] }[]} */
  const tarballs = JSON.parse(packed.stdout);
  return tarballs.map(({ name, filename, files }) => ({
    name,
    file: join(folder, filename),
    contents: files.map(({ path }) => path),
  }));
}
