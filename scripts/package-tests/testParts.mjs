import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../workspace/listPackages.mjs';
import { findBlockReaders } from './findBlockReaders.mjs';

/**
 * The parts of a package's tests. `own` is what `npm test` of the package runs; the other two read the blocks of the
 * workspace: `smoke` are few and quick, `blocks` all others.
 */
export const PART_NAMES = /** @type {const} */ (['own', 'smoke', 'blocks']);

/** @typedef {(typeof PART_NAMES)[number]} PartName */

const IS_SMOKE = /\.smoke\.test\.tsx?$/;
/** For tests that read blocks in a process of their own, which their imports do not show. */
const IS_BLOCKS = /\.blocks\.test\.tsx?$/;

/**
 * Divides the tests of a package. Only a package that has a script `test:blocks` has other parts than `own`.
 *
 * @param {string} root
 * @param {string} folder of the package, relative to the root
 * @returns {Readonly<Record<PartName, readonly string[]>>} files relative to the root; each is in one part
 */
export function divideTests(root, folder) {
  const all = globSync('src/**/*.test.{ts,tsx}', { cwd: join(root, folder) })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();
  if (readManifest(join(root, folder)).scripts?.['test:blocks'] === undefined)
    return { own: all, smoke: [], blocks: [] };
  const smoke = all.filter((file) => IS_SMOKE.test(file));
  const others = all.filter((file) => !IS_SMOKE.test(file));
  const readers = new Set(findBlockReaders(root, others));
  const isBlocks = (/** @type {string} */ file) => IS_BLOCKS.test(file) || readers.has(file);
  return { own: others.filter((file) => !isBlocks(file)), smoke, blocks: others.filter(isBlocks) };
}

/**
 * Reads `--part=blocks` from the words of a command line.
 *
 * @param {readonly string[]} words
 * @returns {{ readonly part: PartName, readonly rest: readonly string[] }}
 * @throws Error there is no part of this name
 */
export function readPart(words) {
  const chosen = words.find((word) => word.startsWith('--part='));
  const name = chosen?.slice('--part='.length) ?? 'own';
  const part = PART_NAMES.find((each) => each === name);
  if (part === undefined)
    throw new Error(
      `There is no part "${name}" of the tests. Choose --part=${PART_NAMES.join(' or --part=')}.`,
    );
  return { part, rest: words.filter((word) => word !== chosen) };
}
