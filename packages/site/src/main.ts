/** Starts the newspaper, or runs one command of `broadsheet`. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAssets } from './assets/readAssets.ts';
import { importCommand, isImportRequest, runImport } from './command/importCommand.ts';
import { readConfig } from './config/readConfig.ts';
import type { Config } from './config/readConfig.ts';
import { readSecret } from './config/readSecret.ts';
import { listenForCommands } from './control/controlSocket.ts';
import { identitySetup } from './identity/identitySetup.ts';
import { createLog } from './server/createLog.ts';
import { createSite } from './server/createSite.ts';
import { listen } from './server/listen.ts';
import { openPlatform } from './server/openPlatform.ts';
import { showProgress } from './command/showProgress.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** The built site lies in `packages/site/dist/server`. */
const home = resolve(here, '../../../..');
const clientDir = resolve(here, '../client');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const secret = await readSecret(config.dataDir, process.env['SECRET']);
  const progress = showProgress('Filling the store', process.stdout);
  const { identity, sandbox } = await identitySetup(config, secret);
  const platform = await openPlatform({ config, secret, identity, log, onSeed: progress });
  const assets = readAssets(clientDir, config.theme);
  const site = await createSite({
    config,
    platform,
    sandbox,
    secret,
    assets: () => assets,
    assetsDir: resolve(clientDir, 'assets'),
    log,
  });
  const control = await listenForCommands(config.dataDir, async (command, tell) => {
    if (!isImportRequest(command))
      throw new Error('This site does not know the command; it may be of another version.');
    const result = await runImport(platform, command, tell);
    await site.reload();
    return result;
  });
  const listener = await listen(site.fetch, config);
  say(`The newspaper is at ${config.siteOrigin.replace(/:0$/, `:${listener.port}`)}`);
  say(
    `Health: ${config.siteOrigin}/healthz   Data: ${config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL'}`,
  );
  const stop = async () => {
    log.info('Stopping: requests that are running are finished first.');
    control.close();
    await listener.drain();
    await platform.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

async function run(): Promise<number | undefined> {
  const [command = 'start', ...rest] = process.argv.slice(2);
  const cwd = process.env['INIT_CWD'] ?? process.cwd();
  const config = readConfig(process.env, { home, cwd });
  switch (command) {
    case 'start':
      await start(config);
      return undefined;
    case 'import':
      return importCommand({
        config,
        paths: rest,
        cwd,
        say,
        onProgress: showProgress('Importing', process.stdout),
      });
    default:
      say(`There is no command "${command}". Use "start" or "import <files or folders>".`);
      return 2;
  }
}

try {
  const code = await run();
  if (code !== undefined) process.exit(code);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
