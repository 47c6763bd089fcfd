import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../guides/openFolder.mjs';
import { openRegistry } from '../release/openRegistry.mjs';
import { publishAll } from '../release/publishAll.mjs';
import { readManifest } from '../workspace/listPackages.mjs';
import { changeVersion, repackPackages, withoutLastMigration } from './repackPackages.mjs';

const UPSTREAM = 'https://registry.npmjs.org/';
/** Both are in the range that a new newspaper asks for. */
const BEFORE = '0.1.0';
const AFTER = '0.1.1';
const HOME = 'http://localhost:3000/';

const STORY = {
  type: 'story',
  version: '0.10.12',
  _id: 'story-kept',
  canonical_url: '/news/kept/',
  canonical_website: 'my-paper',
  first_publish_date: '2026-02-01T08:00:00Z',
  display_date: '2026-02-01T08:00:00Z',
  headlines: { basic: 'This story was written before' },
  websites: { 'my-paper': { website_url: '/news/kept/' } },
  content_elements: [{ _id: 'kept-1', type: 'text', content: 'It is still there.' }],
};

/** @param {import('../guides/openFolder.mjs').Following} following */
async function useBefore(following) {
  await following.run('npm create broadsheet@latest my-paper && cd my-paper && npm install && npm test');
  following.write('kept.json', JSON.stringify(STORY));
  await following.run('npm run build && npx broadsheet import kept.json && npx broadsheet backup before');
  await following.start('npm start', HOME);
  await following.see(`${HOME}news/kept/`, 'It is still there.');
  await following.stop();
}

/** @param {import('../guides/openFolder.mjs').Following} following */
async function useAfter(following) {
  await following.run('npm update && npm test');
  await following.start('npm start', HOME);
  await following.see(HOME, 'This is your first story');
  await following.see(`${HOME}news/kept/`, 'It is still there.');
  await following.stop();
  await following.run('npx broadsheet backup after');
}

/** @param {string} backup @returns {readonly string[]} names of the migrations that its database has had */
function readMigrations(backup) {
  /** @type {{ readonly migrations: readonly string[] }} */
  const { migrations } = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'));
  return migrations;
}

/** @param {string} paper folder of the newspaper @returns {readonly string[]} one sentence for each thing that is wrong */
function listProblems(paper) {
  const { version } = readManifest(join(paper, 'node_modules/@broadsheet/site'));
  const before = readMigrations(join(paper, 'before'));
  const after = readMigrations(join(paper, 'after'));
  return [
    ...(version === AFTER ? [] : [`npm update has installed ${version} instead of ${AFTER}.`]),
    ...(after.length === before.length + 1
      ? []
      : [`The database has had ${before.length} migrations before and ${after.length} after, not one more.`]),
  ];
}

/**
 * Makes a newspaper with packages of the version before, which lack the newest migration, and upgrades it.
 *
 * @param {string} root
 * @param {{ readonly packages: readonly import('../workspace/listPackages.mjs').WorkspacePackage[], readonly folder: string,
 * readonly print: (line: string) => void }} options packages that are built; an empty folder
 * @returns {Promise<readonly string[]>} one sentence for each thing that is wrong
 * @throws Error a command fails, or a page has lost its content
 */
export async function tryUpgrade(root, { packages, folder, print }) {
  const released = join(folder, 'released');
  const stranger = join(folder, 'stranger');
  for (const each of [released, stranger]) mkdirSync(each);
  const repacked = await repackPackages(root, { packages, folder: released });
  const registry = await openRegistry({ upstream: UPSTREAM });
  const publish = async (/** @type {string} */ version) => {
    changeVersion(repacked, version);
    await publishAll(released, { packages: repacked.packages, address: registry.address });
    print(`Published ${repacked.packages.length} packages as ${version}.`);
  };
  const env = { npm_config_registry: registry.address, npm_config_yes: 'true', npm_config_audit: 'false' };
  const following = await openFolder(stranger, env);
  try {
    const restore = withoutLastMigration(repacked);
    await publish(BEFORE);
    await useBefore(following);
    print(`A newspaper of ${BEFORE} is made, tested and started.`);
    restore();
    await publish(AFTER);
    await useAfter(following);
    print(`It is upgraded to ${AFTER}, tested and started.`);
    return listProblems(join(stranger, 'my-paper'));
  } finally {
    await following.stop();
    await registry.close();
  }
}
