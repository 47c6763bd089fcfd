/**
 * `npx broadsheet …`: in a folder with a `broadsheet.config` file the command line of that newspaper, else that of the
 * newspaper of the repository.
 *
 * The latter is never built here: a site that is running serves its assets from `dist`. In a working copy where nothing has
 * been built yet, as after `npm run dev`, the command line is read from the sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { become } from '../../../scripts/workspace/become.mjs';
import { workspaceEnvironment } from '../../../scripts/workspace/buildSite.mjs';
import { SERVER_FLAGS } from '../../../scripts/workspace/serverFlags.mjs';
import { workspaceNode } from '../../../scripts/workspace/workspaceNode.mjs';
import { findPublisherConfig } from './findPublisherConfig.mjs';

const siteDir = resolve(import.meta.dirname, '..');
const isInWorkspace = existsSync(join(siteDir, 'dev.mjs'));
const devProgram = join(isInWorkspace ? siteDir : import.meta.dirname, 'dev.mjs');

/** @param {readonly string[]} words */
function runInRepository(words) {
  const root = resolve(siteDir, '../..');
  const built = join(siteDir, 'dist/server/main.js');
  const program = existsSync(built) ? built : join(siteDir, 'bin/fromSources.mjs');
  become(workspaceNode(root), [...SERVER_FLAGS, program, ...words], {
    // Relative paths start at the folder in which the command was typed, whatever npm has set.
    env: { ...workspaceEnvironment(root), INIT_CWD: process.cwd(), NODE_ENV: 'production' },
  });
}

/**
 * Builds what has changed.
 *
 * @param {string} folder
 * @throws Error it could not be built, as its messages tell
 */
function buildFolder(folder) {
  const program = join(import.meta.dirname, 'buildNewspaper.mjs');
  const { status } = spawnSync(process.execPath, [program, folder], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Nothing was started. Put right what stands above, and try again.');
}

/**
 * @param {string} folder
 * @param {readonly string[]} words
 */
function runInFolder(folder, words) {
  const variables = join(folder, '.env');
  if (existsSync(variables)) process.loadEnvFile(variables);
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, BROADSHEET_FOLDER: folder, INIT_CWD: folder };
  if (words[0] === 'dev') {
    become(process.execPath, [devProgram], {
      cwd: folder,
      env: { SANDBOX: 'on', ...env, NODE_ENV: 'development' },
    });
    return;
  }
  const program = join(folder, 'dist/server/main.js');
  if (words[0] === 'build' || !existsSync(program)) buildFolder(folder);
  if (words[0] === 'build') return;
  become(process.execPath, [...SERVER_FLAGS, program, ...words], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
  });
}

/** @param {readonly string[]} words what was typed after `broadsheet` */
export function runBroadsheet(words) {
  const folder = process.cwd();
  if (findPublisherConfig(folder) !== undefined) runInFolder(folder, words);
  else if (isInWorkspace) runInRepository(words);
  else
    throw new Error(
      `There is no newspaper in ${folder}: it has no file broadsheet.config.ts. Go to the folder that has one, or make one with "npm create broadsheet@latest my-paper".`,
    );
}
