/**
 * `npm start`, `npm run dev` and `npx broadsheet`, on a machine that has only Node.js 20 or newer and npm.
 *
 * Installs what is missing, builds what has changed, and starts the newspaper. The first time takes a minute; after
 * that nothing is left to do and the site is up in seconds.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSite, workspaceEnvironment } from './workspace/buildSite.mjs';
import { installDependencies } from './workspace/installDependencies.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {readonly string[]} words
 * @param {'production' | 'development'} mode which half of React runs; the other is more than twice as slow
 */
function become(words, mode) {
  const child = spawn('node', words, {
    cwd: root,
    // The sandbox is for trying things out: never by default where an operator said production.
    env: {
      SANDBOX: process.env['NODE_ENV'] === 'production' ? 'off' : 'on',
      ...workspaceEnvironment(root),
      NODE_ENV: mode,
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
}

try {
  const words = process.argv.slice(2);
  installDependencies(root);
  if (words[0] === '--dev') {
    become(['packages/site/dev.mjs'], 'development');
  } else {
    buildSite(root);
    become(['--enable-source-maps', 'packages/site/dist/server/main.js', ...words], 'production');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
