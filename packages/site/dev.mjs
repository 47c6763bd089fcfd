/**
 * `npm run dev`: the site from its sources. A saved file is in the browser within a second.
 *
 * The data stay open while code comes and goes: after a change the site is put together anew from fresh modules, over
 * the same store, and the browser is told to load the page again.
 */
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const home = resolve(here, '../..');
const vite = await createServer({
  root: here,
  appType: 'custom',
  server: { middlewareMode: true },
  logLevel: 'warn',
});
const load = (/** @type {string} */ path) => vite.ssrLoadModule(path);

const { readConfig } = await load('/src/config/readConfig.ts');
const { readSecret } = await load('/src/config/readSecret.ts');
const { prepareDataFolder } = await load('/src/config/prepareDataFolder.ts');
const { createLog } = await load('/src/server/createLog.ts');
const { openPlatform } = await load('/src/server/openPlatform.ts');
const { answerCommands } = await load('/src/control/answerCommands.ts');
const { SITE_COMMANDS } = await load('/src/command/siteCommands.ts');
const { errorPage } = await load('/src/development/errorPage.ts');
const { showProgress } = await load('/src/command/showProgress.ts');

const config = readConfig(process.env, { home, cwd: process.env['INIT_CWD'] ?? home });
const log = createLog(config.logLevel);
process.umask(0o077);
await prepareDataFolder(config.dataDir);
const secret = await readSecret(config.dataDir, process.env['SECRET']);
const { identitySetup } = await load('/src/identity/identitySetup.ts');
const { identity, editing, sandbox } = await identitySetup(config, secret);
const platform = await openPlatform({
  config,
  secret,
  identity,
  editing,
  log,
  onSeed: showProgress('Filling the store', process.stdout),
});

const joinUrl = await platform.editing.setUp(config.editor);

let site = undefined;

async function currentSite() {
  if (site === undefined) {
    const { createSite } = await load('/src/server/createSite.ts');
    const { assetsFor } = await load('/src/assets/readAssets.ts');
    const { deskFromSource } = await load('/src/pagebuilder/desk/readDeskAssets.ts');
    const assets = assetsFor(config.theme, '/src/client/loader.ts');
    site = createSite({
      config,
      platform,
      sandbox,
      secret,
      assets: () => assets,
      assetsDir: resolve(here, 'dist/client/assets'),
      desk: deskFromSource(resolve(here, 'dist/pagebuilder/assets')),
      log,
    });
  }
  return site;
}

/** Pages get the client that reloads them, and no policy that would keep it out. */
async function withClient(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(
    '</head>',
    '<script type="module" src="/@vite/client"></script></head>',
  );
  const headers = new Headers(response.headers);
  for (const name of ['content-security-policy', 'content-length', 'etag', 'content-encoding'])
    headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(html, { status: response.status, headers });
}

const listener = getRequestListener(async (request) => {
  try {
    const plain = new Request(request, {
      headers: [...request.headers].filter(([name]) => name !== 'accept-encoding'),
    });
    return await withClient(await (await currentSite()).fetch(plain));
  } catch (error) {
    site = undefined;
    vite.ssrFixStacktrace(error);
    log.error('The page could not be made.', { error: error.stack });
    return new Response(errorPage(error, { home }), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
});

function startAnew() {
  site = undefined;
  vite.ws.send({ type: 'full-reload' });
}

vite.watcher.on('change', startAnew);
const control = await answerCommands({
  commands: SITE_COMMANDS,
  dataDir: config.dataDir,
  platform,
  reload: async () => startAnew(),
});
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
server.listen(config.port, config.host, () => {
  process.stdout.write(`The newspaper is at ${config.siteOrigin} and follows your changes.\n`);
  if (joinUrl !== undefined)
    process.stdout.write(`Nobody edits here yet. Become the administrator: ${joinUrl}\n`);
});
const stop = async () => {
  control.close();
  await vite.close();
  await platform.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
