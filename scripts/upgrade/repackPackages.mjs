import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../release/runProgram.mjs';
import { readManifest } from '../workspace/listPackages.mjs';

/**
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 *
 * @typedef {object} Repacked
 * @property {string} folder a workspace of what the packages contain, for `npm publish`
 * @property {readonly WorkspacePackage[]} packages
 */

/**
 * Unpacks what a release would contain into a workspace of its own, where it can be changed and published.
 *
 * @param {string} root
 * @param {{ readonly packages: readonly WorkspacePackage[], readonly folder: string }} options `folder` is empty
 * @returns {Promise<Repacked>}
 * @throws Error npm cannot pack them
 */
export async function repackPackages(root, { packages, folder }) {
  const tarballs = mkdtempSync(join(folder, 'tarballs-'));
  const chosen = packages.map(({ folder: each }) => `--workspace=${each}`);
  await runProgram(['npm', 'pack', '--ignore-scripts', `--pack-destination=${tarballs}`, ...chosen], {
    cwd: root,
  });
  for (const name of readdirSync(tarballs)) {
    const target = join(folder, name.replace('.tgz', ''));
    mkdirSync(target);
    const words = ['tar', '-xzf', join(tarballs, name), '-C', target, '--strip-components=1'];
    await runProgram(words, { cwd: folder });
  }
  rmSync(tarballs, { recursive: true });
  const manifest = { name: 'released', private: true, workspaces: ['*'] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const folders = readdirSync(folder).filter((name) => name !== 'package.json');
  return {
    folder,
    packages: folders.map((name) => ({ folder: name, manifest: readManifest(join(folder, name)) })),
  };
}

/** @param {Readonly<Record<string, string>> | undefined} versions @param {string} version @param {ReadonlySet<string>} own */
const withVersion = (versions, version, own) =>
  versions &&
  Object.fromEntries(
    Object.entries(versions).map(([name, range]) => [
      name,
      own.has(name) && /^\d/.test(range) ? version : range,
    ]),
  );

/**
 * Gives repacked packages, and what they require of each other, another version.
 *
 * @param {Repacked} repacked
 * @param {string} version
 */
export function changeVersion({ folder, packages }, version) {
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  for (const { folder: name } of packages) {
    const file = join(folder, name, 'package.json');
    const manifest = readManifest(join(folder, name));
    const changed = {
      ...manifest,
      version,
      dependencies: withVersion(manifest.dependencies, version, own),
      devDependencies: withVersion(manifest.devDependencies, version, own),
    };
    writeFileSync(file, `${JSON.stringify(changed, undefined, 2)}\n`);
  }
}

/** Where a package lists the migrations of the database, and the last one. */
const MIGRATIONS = 'dist/database/migrations.js';
const LAST = /,?\s*\w+,?(\s*\];)/;

/**
 * Takes the newest migration out of the repacked packages, as if it had been written after them.
 *
 * @param {Repacked} repacked
 * @returns {() => void} puts it back
 * @throws Error there is no list of migrations to shorten
 */
export function withoutLastMigration({ folder, packages }) {
  const kit = packages.find(({ manifest }) => manifest.name === '@broadsheet/service-kit');
  const file = join(folder, kit?.folder ?? '', MIGRATIONS);
  const whole = readFileSync(file, 'utf8');
  const shortened = whole.replace(LAST, '$1');
  if (shortened === whole)
    throw new Error(`${file} has no list of migrations. See where the list is built now.`);
  writeFileSync(file, shortened);
  return () => writeFileSync(file, whole);
}
