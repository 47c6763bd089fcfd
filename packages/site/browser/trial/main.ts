/** The site as a site developer extends it: with blocks, content sources, pages and islands of its own. */
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findImportFiles } from '@broadsheet/platform';
import { readAssets } from '../../src/assets/readAssets.ts';
import { readConfig } from '../../src/config/readConfig.ts';
import { readSecrets } from '../../src/config/readSecrets.ts';
import { createPageCheck } from '../../src/pages/createPageCheck.ts';
import { standardBlocks } from '../../src/blocks/standardBlocks.ts';
import { createLog } from '../../src/server/createLog.ts';
import { createSite } from '../../src/server/createSite.ts';
import { listen } from '../../src/server/listen.ts';
import { openPlatform } from '../../src/server/openPlatform.ts';
import { blocks } from './blocks.ts';
import { sources } from './sources.ts';

/** This file is built into `packages/site/dist/trial/server`. */
const here = dirname(fileURLToPath(import.meta.url));
const home = resolve(here, '../../../../..');
const clientDir = resolve(here, '../client');

const config = readConfig(process.env, { home, cwd: home });
const log = createLog(config.logLevel);
const secrets = await readSecrets(config.dataDir, { secret: undefined, retiredSecrets: [] });
const platform = await openPlatform({
  config,
  secrets,
  identity: {},
  editing: {},
  log,
  onSeed: () => undefined,
});
await platform.import(await findImportFiles(resolve(here, '../../../browser/trial/pages')), {
  checkPage: createPageCheck([...standardBlocks, ...blocks]),
});
const assets = readAssets(clientDir, { ...config, entry: 'browser/trial/loader.ts' });
const site = await createSite({
  config,
  platform,
  ...secrets,
  assets: () => assets,
  assetsDir: resolve(clientDir, 'assets'),
  log,
  blocks,
  sources,
});
const listener = await listen(site.fetch, config);

process.once('SIGTERM', () => {
  void listener
    .drain()
    .then(() => platform.close())
    .then(() => process.exit(0));
});
