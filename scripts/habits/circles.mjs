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

/** @type {import('./checkHabits.mjs').Rule} */
export function folderCircles(entry) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const [file, targets] of importGraph(entry)) {
    const folder = posix.dirname(file);
    const leads = graph.get(folder) ?? new Set();
    graph.set(folder, leads);
    for (const target of targets)
      if (!isInside(folder, posix.dirname(target))) leads.add(posix.dirname(target));
  }
  return findCircles(graph).map((folders) => {
    const names = folders.map((folder) => folder.slice(entry.folder.length + 1));
    return `${folders[0]}: ${folders.length} folders import each other: ${names.join(', ')}. Let one of them be the lower one, and move or hand in what it takes from above.`;
  });
}
