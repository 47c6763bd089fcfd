import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * @typedef {object} Selection
 * @property {readonly string[] | undefined} tests the only files to check, relative to the root; `undefined`: the package
 * @property {readonly string[]} others tests that are not checked
 */

/** What the build of a package extends leaves its tests out and reads what other packages have built. */
const IS_BUILD = /"extends": "..\/..\/tsconfig.build.json"/;

/**
 * @param {string} folder of the package, relative to the root
 * @param {Selection} selection
 */
function composeConfig(folder, { tests, others }) {
  const fromHere = (/** @type {string} */ file) => `../../${file}`;
  const own = ['src', 'test', '*.ts'].map((glob) => `${folder}/${glob}`);
  return {
    extends: '../../tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: [...(tests ?? own), 'packages/*/test/*.d.ts'].map(fromHere),
    exclude: others.map(fromHere),
  };
}

/**
 * Checks the types of a package with its tests, against the sources of the packages that it uses.
 *
 * @param {string} root
 * @param {Selection & { readonly folder: string }} options `folder` is relative to the root
 * @returns {readonly string[]} the compiler's lines, none if the types are right
 * @throws Error the compiler cannot be run
 */
export function checkTypes(root, { folder, ...selection }) {
  const own = readFileSync(join(root, folder, 'tsconfig.json'), 'utf8');
  // Inside `node_modules`, where types are found and nothing else looks for sources.
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const place = mkdtempSync(join(root, 'node_modules', '.types-'));
  try {
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(composeConfig(folder, selection)));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const project = IS_BUILD.test(own) ? place : join(root, folder);
    const words = [tsc, '-p', project, '--noEmit', '--pretty', 'false'];
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    if (stderr !== '' || (status !== 0 && stdout === ''))
      throw new Error(`The compiler could not be run: ${stderr}`);
    return stdout.split('\n').filter((line) => line.trim() !== '');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
