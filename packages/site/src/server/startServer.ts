/**
 * The newspaper as a server: opens the data, puts the site together, answers the command line, and listens.
 */
import { resolve } from 'node:path';
import { readAssets } from '../assets/readAssets.ts';
import { answerCommands } from '../control/answerCommands.ts';
import type { AnsweredCommand } from '../control/answerCommands.ts';
import { readDeskAssets } from '../pagebuilder/desk/readDeskAssets.ts';
import { awaitSources } from './awaitSources.ts';
import { createSite } from './createSite.ts';
import { listen } from './listen.ts';
import { openNewspaper } from './openNewspaper.ts';
import type { NewspaperOptions } from './openNewspaper.ts';
import { tellSearchEngines } from './tellSearchEngines.ts';

export interface ServerOptions extends NewspaperOptions {
  /** Folder of the built assets. Absolute. */
  readonly clientDir: string;
  /** What the command line may ask of it. */
  readonly commands: readonly AnsweredCommand[];
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** One-time link to the first account of the page builder, a secret; absent where somebody edits already. */
  readonly joinUrl: string | undefined;
  /** Finishes the requests that are running, then closes the data. */
  stop(): Promise<void>;
}

/** @throws Error it cannot be started, with what to do about it */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clientDir, commands } = options;
  const newspaper = await openNewspaper(options);
  const { platform, sandbox, secret, log } = newspaper;
  const assets = readAssets(clientDir, config);
  const site = await createSite({
    config,
    platform,
    sandbox,
    secret,
    assets: () => assets,
    assetsDir: resolve(clientDir, 'assets'),
    desk: readDeskAssets(resolve(clientDir, '../pagebuilder')),
    log,
  });
  const joinUrl = await platform.editing.setUp(config.editor);
  await awaitSources(site, { log });
  const control = await answerCommands({ commands, dataDir: config.dataDir, platform, reload: site.reload });
  const work = newspaper.startWork(tellSearchEngines({ config, platform, site, log }));
  const close = async () => {
    control.close();
    await work.stop();
    await newspaper.close();
  };
  const listener = await listen(site.fetch, config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const toOwnPort = (url: string) => url.replace(/:0(?=\/|$)/, `:${listener.port}`);
  return {
    origin: toOwnPort(config.siteOrigin),
    joinUrl: joinUrl && toOwnPort(joinUrl),
    async stop() {
      log.info('Stopping: requests that are running are finished first.');
      await listener.drain();
      await close();
    },
  };
}
