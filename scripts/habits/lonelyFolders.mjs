import { posix } from 'node:path';

/** Tables of texts, which are data. */
const TABLE = /\/(?:locales|translations|phrases)(?:\/|\.ts$)/;

/** @param {import('./readSources.mjs').Source} source */
export const isCode = ({ file, isTest }) => !isTest && !TABLE.test(file);

/**
 * Returns the folders below `src` that hold one file of code, tables of texts not counted.
 *
 * @param {readonly import('./readSources.mjs').Source[]} sources
 * @returns {readonly { readonly folder: string, readonly file: string }[]}
 */
export function findLonelyFolders(sources) {
  const byFolder = Map.groupBy(sources.filter(isCode), ({ file }) => posix.dirname(file));
  return [...byFolder].flatMap(([folder, [first, ...others]]) =>
    first !== undefined && others.length === 0 && folder.includes('/src/')
      ? [{ folder, file: posix.basename(first.file) }]
      : [],
  );
}

/**
 * Checks that a folder holds more than one file, for otherwise it says no more than the file does.
 *
 * @type {import('./checkHabits.mjs').Rule}
 */
export function lonelyFolders({ sources }) {
  return findLonelyFolders(sources).map(
    ({ folder, file }) =>
      `${folder}: the folder holds one file. Put ${file} into the folder around it, or beside what belongs to it.`,
  );
}
