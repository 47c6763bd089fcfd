/**
 * Builds what the browser tests read: the site itself, and the trial site with the blocks and sources of the tests.
 * Nothing is built twice from the same sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildSite } from '../../../../scripts/workspace/buildSite.mjs';

const site = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} folder */
function stampIn(folder) {
  try {
    return readFileSync(join(site, folder, 'stamp'), 'utf8');
  } catch {
    // Nothing was built there yet.
    return undefined;
  }
}

/** @param {import('vite').BuildEnvironmentOptions} options */
function buildTrial(options) {
  return build({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'error',
    build: { emptyOutDir: true, ...options },
  });
}

buildSite(fileURLToPath(new URL('../../../..', import.meta.url)));
const stamp = stampIn('dist');
if (stamp === undefined || stampIn('dist/trial') !== stamp) {
  await buildTrial({ outDir: 'dist/trial/client', rolldownOptions: { input: 'browser/trial/loader.ts' } });
  await buildTrial({ outDir: 'dist/trial/server', ssr: 'browser/trial/main.ts' });
  writeFileSync(join(site, 'dist/trial/stamp'), stamp ?? '');
}
