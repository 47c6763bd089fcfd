/**
 * `npm start` and `npm run dev`, on a machine that has only Node.js 20 or newer and npm.
 *
 * Installs what is missing, builds what has changed, and starts the newspaper. The first time takes a minute; after
 * that nothing is left to do and the site is up in seconds.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { become } from './workspace/become.mjs';
import { buildSite, workspaceEnvironment } from './workspace/buildSite.mjs';
import { installDependencies } from './workspace/installDependencies.mjs';
import { SERVER_FLAGS } from './workspace/serverFlags.mjs';
import { workspaceNode } from './workspace/workspaceNode.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {readonly string[]} words
 * @param {'production' | 'development'} mode which half of React runs; the other is more than twice as slow
 */
function run(words, mode) {
  become(workspaceNode(root), words, {
    cwd: root,
    // The sandbox is for development; it is off by default if an operator set NODE_ENV to production.
    env: {
      SANDBOX: process.env['NODE_ENV'] === 'production' ? 'off' : 'on',
      ...workspaceEnvironment(root),
      NODE_ENV: mode,
    },
  });
}

try {
  const isDev = process.argv[2] === '--dev';
  installDependencies(root);
  if (!isDev) buildSite(root);
  if (isDev) run(['packages/site/dev.mjs'], 'development');
  else run([...SERVER_FLAGS, 'packages/site/dist/server/main.js', 'start'], 'production');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
