/**
 * Links of the READMEs that a registry shows. Nothing but the README stands there, so a link to another file of the
 * repository has to name the repository.
 */
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { REPOSITORY } from './publishedFacts.mjs';

/** In brackets, or beside its name on a line of its own. */
const LINK = /(?<before>\]\(|^\[[^\]]+\]: )(?<target>[^)\s]+)/gm;
const CODE = /^```.*?^```$/gms;
const IN_REPOSITORY = new RegExp(`^${REPOSITORY}/(?:blob|tree)/main/(?<path>[^#]*)`);

/**
 * @param {string} root
 * @param {string} path of a file or folder of the repository
 */
function toAddress(root, path) {
  const [file = '', fragment] = path.split('#');
  const kind = existsSync(join(root, file)) && statSync(join(root, file)).isDirectory() ? 'tree' : 'blob';
  return `${REPOSITORY}/${kind}/main/${file}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * Replaces relative links by addresses of the repository.
 *
 * @param {string} root
 * @param {{ readonly folder: string, readonly readme: string }} options the folder of the package; the text
 */
export function withAbsoluteLinks(root, { folder, readme }) {
  return readme.replaceAll(LINK, (link, before, target) =>
    /^(?:#|[a-z]+:)/.test(target) ? link : before + toAddress(root, posix.join(folder, target)),
  );
}

/**
 * Lists links to files that the repository does not hold.
 *
 * @param {string} root
 * @param {string} readme
 * @returns {readonly string[]} addresses
 */
export function findDeadLinks(root, readme) {
  return [...readme.replaceAll(CODE, '').matchAll(LINK)]
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter((target) => {
      const path = IN_REPOSITORY.exec(target)?.groups?.['path'];
      return path !== undefined && !existsSync(join(root, path));
    });
}
