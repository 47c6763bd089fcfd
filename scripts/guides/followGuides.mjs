import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runProgram } from '../release/runProgram.mjs';
import { followGuide } from './followGuide.mjs';

/**
 * @typedef {import('./readGuide.mjs').Guide & { readonly name: string, readonly file: string }} NamedGuide
 *
 * @typedef {object} Surroundings
 * @property {string} root of the repository
 * @property {string} folder for the folders of guides, outside the workspace
 * @property {string | undefined} registry address; `undefined`: packages are linked from the repository
 * @property {readonly NamedGuide[]} guides all of them
 * @property {(line: string) => void} print
 */

/** @param {Surroundings} surroundings @returns {NodeJS.ProcessEnv} */
const composeEnv = ({ registry }) => ({
  ...(registry !== undefined && { npm_config_registry: registry }),
  npm_config_prefer_offline: 'true',
  npm_config_yes: 'true',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
});

/** Makes a newspaper that uses the packages of the repository. @param {Surroundings} surroundings @param {string} folder */
async function linkNewspaper({ root }, folder) {
  const create = join(root, 'packages/create-broadsheet/bin/create-broadsheet.mjs');
  await runProgram([process.execPath, create, folder, '--yes'], { cwd: root });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * @param {NamedGuide} guide
 * @param {Surroundings} surroundings
 * @param {Map<string, string>} followed folders of guides by name
 * @returns {Promise<string>} the folder in which the guide begins
 * @throws Error the guide goes on where no other has been
 */
async function prepareFolder({ name, place }, surroundings, followed) {
  const folder = join(surroundings.folder, name);
  mkdirSync(folder);
  if (place === '') return folder;
  const [base = '', ...inner] = place.split('/');
  const own = join(folder, ...inner);
  if (surroundings.registry === undefined) {
    await linkNewspaper(surroundings, own);
    return own;
  }
  if (!followed.has(base)) {
    const guide = surroundings.guides.find((each) => each.name === base);
    if (guide === undefined) throw new Error(`It goes on where docs/${base}.md ends, which is no guide.`);
    await follow(guide, surroundings, followed);
  }
  cpSync(join(followed.get(base) ?? '', ...inner), own, { recursive: true, verbatimSymlinks: true });
  return own;
}

/**
 * @param {NamedGuide} guide
 * @param {Surroundings} surroundings
 * @param {Map<string, string>} followed
 */
async function follow(guide, surroundings, followed) {
  const { print } = surroundings;
  const folder = await prepareFolder(guide, surroundings, followed);
  print(`${guide.file}:`);
  await followGuide(guide.steps, { folder, env: composeEnv(surroundings), print });
  followed.set(guide.name, join(surroundings.folder, guide.name));
}

/**
 * Follows guides, each in a folder of its own.
 *
 * @param {readonly NamedGuide[]} chosen
 * @param {Omit<Surroundings, 'folder'>} options
 * @returns {Promise<readonly string[]>} one sentence for each guide that is not right
 */
export async function followGuides(chosen, options) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-guides-'));
  const followed = new Map();
  /** @type {string[]} */
  const problems = [];
  try {
    for (const guide of chosen) {
      if (followed.has(guide.name)) continue;
      await follow(guide, { ...options, folder }, followed).catch((/** @type {unknown} */ error) => {
        problems.push(`${guide.file}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  } finally {
    if (process.env['KEEP_GUIDES'] === undefined) rmSync(folder, { recursive: true, force: true });
    else options.print(`The folders are in ${folder}.`);
  }
  return problems;
}

/**
 * Reads a document of the repository, for `readGuide`.
 *
 * @param {string} root
 * @param {string} file relative to the root
 */
export const readDocument = (root, file) => readFileSync(join(root, file), 'utf8');
