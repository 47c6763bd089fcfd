/**
 * Finds files and folders that import one another in a circle, so that none can be understood alone. Imports of types
 * count.
 */
import { posix } from 'node:path';
import { findCircles } from './findCircles.mjs';

/** @param {import('./readSources.mjs').SourcePackage} sources */
function importGraph({ sources }) {
  return new Map(
    sources
      .filter(({ isTest }) => !isTest)
      .map(({ file, imports }) => [
        file,
        new Set(imports.filter(({ kind }) => kind !== 'lazy').map(({ target }) => target)),
      ]),
  );
}

/** @type {import('./checkHabits.mjs').Rule} */
export function fileCircles(entry) {
  return findCircles(importGraph(entry)).map(
    (files) =>
      `${files[0]}: ${files.length} files import each other: ${files.map((file) => posix.basename(file)).join(', ')}. Move what both need into a file of its own.`,
  );
}

/**
 * Tells whether one folder contains the other; imports between the two are no circle.
 *
 * @param {string} one
 * @param {string} other
 */
const isInside = (one, other) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * @param {string} folder of the package
 * @returns {(file: string) => string} the folder of a file right below `src`; files that stand in `src` itself, such as the
 *   context that joins all folders, are in `src`, which contains every folder
 */
const subjectIn = (folder) => (file) =>
  posix
    .dirname(file)
    .split('/')
    .slice(0, folder.split('/').length + 2)
    .join('/');

/**
 * Finds circles of folders, lazy imports among them: what is loaded later has to be understood all the same.
 *
 * @param {import('./readSources.mjs').SourcePackage} entry
 * @param {(file: string) => string} toFolder
 */
function circlesOf(entry, toFolder) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { file, imports } of entry.sources.filter(({ isTest }) => !isTest)) {
    const folder = toFolder(file);
    const leads = graph.get(folder) ?? new Set();
    graph.set(folder, leads);
    for (const { target } of imports) if (!isInside(folder, toFolder(target))) leads.add(toFolder(target));
  }
  return findCircles(graph);
}

/** @type {import('./checkHabits.mjs').Rule} */
export function folderCircles(entry) {
  const circles = [...circlesOf(entry, posix.dirname), ...circlesOf(entry, subjectIn(entry.folder))];
  // Folders right below `src` are found at both levels.
  const told = new Map(circles.map((folders) => [folders.join(), folders]));
  return [...told.values()].map((folders) => {
    const names = folders.map((folder) => folder.slice(entry.folder.length + 1));
    return `${folders[0]}: ${folders.length} folders import each other: ${names.join(', ')}. Let one of them be the lower one, and move or hand in what it takes from above.`;
  });
}
