/**
 * `npm run dev` and `npx broadsheet dev`: the site from its sources, with those of a publisher's folder if it has one. A saved
 * file is in the browser within a second.
 *
 * The database stays open while code changes: after a change the site is created again from fresh modules over the
 * same store. Then the browser is told: pages are loaded again, and the page builder replaces its blocks without
 * being reloaded.
 */
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { createServer, searchForWorkspaceRoot } from 'vite';
import { followChanges } from './build/followChanges.ts';
import { isInWorkspace, publisherFolder, siteDir } from './build/surroundings.ts';
import { describeSandbox } from './src/sandbox/describeSandbox.ts';
import { BLOCKS_CHANGED } from './src/pagebuilder/desk/deskElements.ts';

const home = publisherFolder ?? resolve(siteDir, '../..');
/** Files that nobody edits, and files whose change makes Vite reload everything when a block is created. */
const UNWATCHED = ['**/dist/**', '**/.broadsheet/**', '**/blocks/*/tsconfig.json'];

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
const vite = await createServer({
  root: siteDir,
  // An installed package has its built form beside this program.
  configFile: isInWorkspace ? resolve(siteDir, 'vite.config.ts') : resolve(siteDir, 'lib/vite.config.mjs'),
  appType: 'custom',
  plugins: [followChanges({ home, isOwn: publisherFolder !== undefined, onChange: startAnew })],
  // On the socket of the site: another port could be taken, by another site that is developed, too.
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: UNWATCHED },
    fs: { allow: [home, searchForWorkspaceRoot(siteDir)] },
  },
  logLevel: 'warn',
});
const load = (/** @type {string} */ path) => vite.ssrLoadModule(path);

const { readConfig } = await load('/src/config/readConfig.ts');
const { openNewspaper } = await load('/src/server/openNewspaper.ts');
const { answerCommands } = await load('/src/control/answerCommands.ts');
const { SITE_COMMANDS } = await load('/src/command/siteCommands.ts');
const { failedAnswer } = await load('/src/development/failedAnswer.ts');
const { withReload } = await load('/src/development/withReload.ts');
const { showProgress } = await load('/src/command/showProgress.ts');

const { findFolders } = await load('/src/config/findFolders.ts');

/** Reads the configuration, as what the publisher defines is now. */
async function readPresentConfig() {
  const { publisherSite } = await load('/src/publisher/publisherSite.ts');
  const folders = publisherFolder === undefined ? { home } : findFolders(home, resolve(siteDir, 'brand'));
  return readConfig(process.env, {
    ...folders,
    cwd: process.env['INIT_CWD'] ?? home,
    publisher: publisherSite,
  });
}

const config = await readPresentConfig();
process.umask(0o077);
const newspaper = await openNewspaper({
  config,
  secret: process.env['SECRET'],
  onSeed: showProgress('Filling the store', process.stdout),
});
const { platform, sandbox, secrets, log } = newspaper;
const joinUrl = await platform.editing.setUp(config.editor);
const work = newspaper.startWork();

/** @type {Promise<import('./src/server/createSite.ts').Site> | undefined} */
let site = undefined;

/** Has the next request create the site again; the site before it is no longer told of publications. */
function forgetSite() {
  const before = site;
  site = undefined;
  // A site that could not be created has logged the reason, and is told of nothing.
  before?.then(
    (old) => old.close().catch((error) => log.warn('A former site still listens.', { error: String(error) })),
    () => undefined,
  );
}

async function makeSite() {
  const { createSite } = await load('/src/server/createSite.ts');
  const { assetsFor } = await load('/src/assets/readAssets.ts');
  const { deskFromSource } = await load('/src/pagebuilder/desk/readDeskAssets.ts');
  const { weighLastBuild } = await load('/src/development/weighLastBuild.ts');
  const present = await readPresentConfig();
  const assets = assetsFor(present.theme, '/src/client/loader.ts');
  const built = resolve(publisherFolder ?? siteDir, 'dist/client');
  return createSite({
    config: present,
    platform,
    sandbox,
    ...secrets,
    assets: () => assets,
    assetsDir: resolve(built, 'assets'),
    scriptsOf: weighLastBuild(built, present),
    desk: deskFromSource(resolve(siteDir, 'dist/pagebuilder/assets')),
    log,
  });
}

function currentSite() {
  site ??= makeSite();
  return site;
}

const listener = getRequestListener(async (request) => {
  const { pathname } = new URL(request.url);
  try {
    const plain = new Request(request, {
      headers: [...request.headers].filter(([name]) => name !== 'accept-encoding'),
    });
    return await withReload(await (await currentSite()).fetch(plain), pathname);
  } catch (error) {
    forgetSite();
    vite.ssrFixStacktrace(error);
    log.error('The page could not be made.', { error: error.stack });
    return failedAnswer(error, { home, path: pathname });
  }
});

/** @param {import('./build/followChanges.ts').SiteChange} change */
function startAnew(change) {
  forgetSite();
  vite.ws.send(change === 'blocks' ? { type: 'custom', event: BLOCKS_CHANGED } : { type: 'full-reload' });
}

const control = await answerCommands({
  commands: SITE_COMMANDS,
  dataDir: config.dataDir,
  platform,
  reload: async () => startAnew('site'),
});
server.listen(config.port, config.host, () => {
  process.stdout.write(`The newspaper is at ${config.siteOrigin} and follows your changes.\n`);
  if (config.sandbox) process.stdout.write(`${describeSandbox(config, config.siteOrigin)}\n`);
  if (joinUrl !== undefined)
    process.stdout.write(`Nobody edits here yet. Become the administrator: ${joinUrl}\n`);
});
const stop = async () => {
  control.close();
  await vite.close();
  await work.stop();
  await newspaper.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
