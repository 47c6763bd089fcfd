/**
 * Checks the citations of decisions: each decision is named by the code or a README of a package that it governs, and each
 * citation names a decision that exists.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CITATION = /\b(?:rendering|content|identity|sales|editing|operations)\/(\d{4}-[a-z0-9-]+\.md)/g;
const TEXT = /\.(?:md|ts|tsx|mjs)$/;
const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage', 'fixtures', 'public']);
const GOVERNED = /^(?:packages|blocks|scripts|sdk-[a-z]+)\//;

/**
 * @param {string} root
 * @param {string} folder relative to the root, or '' for the root itself
 * @returns {readonly string[]} paths of texts, relative to the root
 */
function listTexts(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return PASSED_OVER.has(entry.name) || entry.name.startsWith('.') ? [] : listTexts(root, path);
    return TEXT.test(entry.name) && !entry.name.startsWith('decisions.test') ? [path] : [];
  });
}

/**
 * Returns one line for each decision that no package cites, and one for each citation of a decision that does not exist.
 *
 * @param {string} root
 * @param {readonly { readonly path: string, readonly name: string }[]} decisions
 * @returns {readonly string[]}
 */
export function findCitationProblems(root, decisions) {
  const paths = new Map(decisions.map(({ name, path }) => [name, path]));
  /** @type {Set<string>} */
  const cited = new Set();
  const dangling = listTexts(root, '').flatMap((path) => {
    if (path === 'docs/decisions/README.md' || !existsSync(join(root, path))) return [];
    const names = [...readFileSync(join(root, path), 'utf8').matchAll(CITATION)].map(([, name = '']) => name);
    if (GOVERNED.test(path)) names.forEach((name) => cited.add(name));
    return [...new Set(names)].flatMap((name) =>
      paths.has(name)
        ? []
        : [`${path}: it cites ${name}, which is no decision. Name the one that holds it now.`],
    );
  });
  const lonely = [...paths].flatMap(([name, path]) =>
    cited.has(name)
      ? []
      : [
          `${path}: nothing cites it. Link it in the README of the package that it governs, and say what it decides there.`,
        ],
  );
  return [...dangling, ...lonely];
}
