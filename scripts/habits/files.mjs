/** Checks in which folder a file stands, and whether a small file is worth being one. */
import { posix } from 'node:path';

const SMALL = 15;

/** Files that are found by their names: the parts of a block, and what the browser loads. */
const BY_NAME =
  /\/(?:index|block|fields|phrases|locales|translations)\.ts$|\.(?:island|probe|enhance|route)\.tsx?$/;

/** @param {import('./readSources.mjs').SourcePackage} entry */
function getImporters({ sources }) {
  /** @type {Map<string, { readonly file: string, readonly isTest: boolean, readonly kind: string }[]>} */
  const importers = new Map();
  for (const { file, imports, isTest } of sources)
    for (const { target, kind } of imports)
      importers.set(target, [...(importers.get(target) ?? []), { file, isTest, kind }]);
  return importers;
}

/**
 * Finds files whose names differ only by case: some systems keep just one of them.
 *
 * @type {import('./checkHabits.mjs').Rule}
 */
export function sameNames({ sources }) {
  const byName = Map.groupBy(sources, ({ file }) => file.toLowerCase().replace(/\.\w+$/, ''));
  return [...byName.values()].flatMap(([first, second]) =>
    first === undefined || second === undefined
      ? []
      : [`${second.file}: its name differs from ${first.file} only by case. Give one of them another name.`],
  );
}

/** @type {import('./checkHabits.mjs').Rule} */
export function smallFiles(entry) {
  const importers = getImporters(entry);
  return entry.sources.flatMap(({ file, code, isTest }) => {
    const lines = code.trimEnd().split('\n').length;
    // A framework with server components splits modules where one says so.
    if (code.startsWith("'use client'")) return [];
    if (isTest || lines >= SMALL || BY_NAME.test(file) || entry.entries.has(file)) return [];
    const users = (importers.get(file) ?? []).filter((user) => !user.isTest);
    // An entry re-exports it to other packages, whose imports are not counted here.
    if (users.length !== 1 || users.some((user) => user.kind === 'lazy' || entry.entries.has(user.file)))
      return [];
    return [
      `${file}: fewer than ${SMALL} lines with one importer make a reader open two files for one thought. Put them where they are used.`,
    ];
  });
}

/**
 * Tells whether a file is a test or stands in a folder of tests. Other files outside `src`, such as a configuration,
 * count as importers.
 */
const OF_TESTS = /\.test(?:-d)?\.tsx?$|^(?:packages\/|blocks\/)?[^/]+\/(?:test|browser)\//;

/**
 * Whether a file is loaded by its path, as `npm run dev` does.
 *
 * @param {import('./readSources.mjs').SourcePackage} entry
 * @param {string} file
 */
function isLoaded({ folder, sources }, file) {
  const path = `'${file.slice(folder.length)}'`;
  return sources.some((source) => !OF_TESTS.test(source.file) && source.code.includes(path));
}

/** @type {import('./checkHabits.mjs').Rule} */
export function testHelpers(entry) {
  if (entry.folder === 'packages/testing' || entry.folder === 'scripts') return [];
  const importers = getImporters(entry);
  return entry.sources.flatMap(({ file, isTest }) => {
    const users = importers.get(file) ?? [];
    if (isTest || users.length === 0 || BY_NAME.test(file) || entry.entries.has(file)) return [];
    return users.every((user) => OF_TESTS.test(user.file)) && !isLoaded(entry, file)
      ? [`${file}: only tests import it. Move it to ${entry.folder}/test/${posix.basename(file)}.`]
      : [];
  });
}
