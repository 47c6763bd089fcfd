/**
 * `npm run bench`: builds the site as `npm start` does, builds the measurements, and runs them in a process of their own.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildSite, workspaceEnvironment } from '../../scripts/workspace/buildSite.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

buildSite(root);
await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'error' });
const { status } = spawnSync(
  process.execPath,
  ['--expose-gc', '--enable-source-maps', 'dist/main.js', ...process.argv.slice(2)],
  // React and styled-components choose their production code by this variable.
  { cwd: here, env: { ...workspaceEnvironment(root), NODE_ENV: 'production' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
