#!/usr/bin/env node
/**
 * `npx broadsheet …`: the command line of the site as it was built last.
 *
 * It never builds: a site that is running serves its assets from `dist`. In a working copy where nothing has been built
 * yet, as after `npm run dev`, the command line is read from the sources.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { become } from '../../../scripts/workspace/become.mjs';
import { workspaceEnvironment } from '../../../scripts/workspace/buildSite.mjs';
import { SERVER_FLAGS } from '../../../scripts/workspace/serverFlags.mjs';
import { workspaceNode } from '../../../scripts/workspace/workspaceNode.mjs';

const getPath = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const root = getPath('../../..');
const built = getPath('../dist/server/main.js');
const program = existsSync(built) ? built : getPath('fromSources.mjs');

try {
  become(workspaceNode(root), [...SERVER_FLAGS, program, ...process.argv.slice(2)], {
    // Relative paths start at the folder in which the command was typed, whatever npm has set.
    env: { ...workspaceEnvironment(root), INIT_CWD: process.cwd(), NODE_ENV: 'production' },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
