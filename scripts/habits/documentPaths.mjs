/**
 * Checks the paths that documents name in code marks: a document that leads to a file which was moved or renamed leads
 * nowhere. A path from the root of the repository has to exist, and in the walks any file has to.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document in which files stand by the end of their path. */
const WALKS = 'docs/architecture.md';
const FENCED = /^```.*?^```$/gms;
const NAMED = /`([\w.-]+(?:\/[\w.-]+)*\/?)`/g;
const ROOTED = /^(?:packages|blocks|scripts|docs|fixtures|sdk-(?:content|identity|sales))\/./;
const SOURCE = /^(?:packages|blocks)\/[^/]+\/|^sdk-[a-z]+\//;
const FILE = /\/?[\w-]+\.(?:ts|tsx|mjs)$/;
const PASSED_OVER = new Set(['node_modules', 'dist', 'lib']);

/**
 * @param {string} root
 * @param {string} folder
 * @returns {readonly string[]} files, relative to the root
 */
function listFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return PASSED_OVER.has(entry.name) ? [] : listFiles(root, path);
  });
}

/** @param {string} root */
function listDocuments(root) {
  const packages = ['packages', 'blocks'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...listFiles(root, 'docs'),
    ...[...packages, 'sdk-content', 'sdk-identity', 'sdk-sales'].map((folder) => `${folder}/README.md`),
  ].filter((path) => path.endsWith('.md') && existsSync(join(root, path)));
}

/**
 * Returns one line for each path in a document that names nothing.
 *
 * @param {string} root
 * @returns {readonly string[]}
 */
export function findDocumentPathProblems(root) {
  const sources = ['packages', 'blocks', 'sdk-content', 'sdk-identity', 'sdk-sales'].flatMap((folder) =>
    listFiles(root, folder),
  );
  /** @param {string} path */
  const isSource = (path) => sources.some((source) => source.endsWith(`/${path}`));
  return listDocuments(root).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8').replaceAll(FENCED, '');
    const paths = new Set([...text.matchAll(NAMED)].map(([, path = '']) => path));
    return [...paths].flatMap((path) => {
      // A folder of the reader's own, such as `blocks/tide/`, is no path of this repository.
      const isRooted =
        ROOTED.test(path) && (!SOURCE.test(path) || existsSync(join(root, ...path.split('/').slice(0, 2))));
      if (isRooted ? existsSync(join(root, path)) : document !== WALKS || !FILE.test(path) || isSource(path))
        return [];
      return [`${document}: there is no ${path}. Name the file that does it now.`];
    });
  });
}
