/**
 * Checks what a registry shows and needs of each package: the fields of its manifest, its licence, and the links of its
 * README.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { listPackages } from '../workspace/listPackages.mjs';
import { withPublishedFacts } from './publishedFacts.mjs';
import { findDeadLinks, withAbsoluteLinks } from './readmeLinks.mjs';

/** @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage */

/**
 * @typedef {object} PackageFile
 * @property {string} name in the folder of the package
 * @property {(now: string | undefined) => string | undefined | Promise<string | undefined>} compose what it must hold;
 * `undefined` for no demand
 * @property {string} fault what is wrong with one that holds something else
 */

/**
 * @param {string} root
 * @param {WorkspacePackage} entry
 * @returns {readonly PackageFile[]}
 */
function listFiles(root, entry) {
  return [
    {
      name: 'package.json',
      fault: 'lacks what a registry shows',
      compose: (now) => {
        const wanted = withPublishedFacts(entry);
        const isRight = now !== undefined && isDeepStrictEqual(JSON.parse(now), wanted);
        return isRight ? now : `${JSON.stringify(wanted, null, 2)}\n`;
      },
    },
    {
      name: 'LICENSE',
      fault: 'is not the licence of the repository',
      compose: () => readFileSync(join(root, 'LICENSE'), 'utf8'),
    },
    {
      name: 'README.md',
      fault: 'has links that lead nowhere on a registry',
      compose: async (now) => {
        if (now === undefined) return undefined;
        const wanted = withAbsoluteLinks(root, { folder: entry.folder, readme: now });
        const settings = await resolveConfig(new URL(import.meta.url));
        return wanted === now ? now : format(wanted, { ...settings, parser: 'markdown' });
      },
    },
  ];
}

/**
 * @param {string} root
 * @param {{ readonly entry: WorkspacePackage, readonly write: boolean }} options
 * @returns {Promise<readonly string[]>}
 */
async function checkPackage(root, { entry, write }) {
  const problems = [];
  for (const { name, compose, fault } of listFiles(root, entry)) {
    const file = join(root, entry.folder, name);
    const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const wanted = await compose(now);
    if (wanted === undefined || wanted === now) continue;
    if (write) writeFileSync(file, wanted);
    else
      problems.push(
        `${entry.folder}/${name} ${now === undefined ? 'is missing' : fault}. Run "npm run check:packages -- --write".`,
      );
  }
  const readme = join(root, entry.folder, 'README.md');
  const dead = existsSync(readme) ? findDeadLinks(root, readFileSync(readme, 'utf8')) : [];
  return [
    ...problems,
    ...dead.map(
      (address) => `${entry.folder}/README.md links to ${address}, and the repository has no such file.`,
    ),
  ];
}

/**
 * Checks the packages that are published, or puts them right.
 *
 * @param {string} root folder of the workspace's package.json
 * @param {{ readonly write?: boolean }} [options]
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
export async function checkPublished(root, { write = false } = {}) {
  const packages = listPackages(root).filter(({ manifest }) => manifest.private !== true);
  const found = [];
  for (const entry of packages) found.push(...(await checkPackage(root, { entry, write })));
  return found;
}
