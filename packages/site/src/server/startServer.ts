/** The newspaper as a server: opens the data, assembles the site, answers the command line, and listens. */
import { resolve } from 'node:path';
import { readAssets } from '../assets/readAssets.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
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
  /** The absolute folder of the built assets. */
  readonly clientDir: string;
  /** The commands that the command line may send. */
  readonly commands: readonly AnsweredCommand[];
}

export interface RunningServer {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** The one-time link to the first account of the page builder, a secret; absent if there is an editor already. */
  readonly joinUrl: string | undefined;
  /** Finishes running requests, then closes the data. */
  stop(): Promise<void>;
}

/** Starts the server. @throws Error when it cannot be started, with advice on what to do */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clientDir, commands } = options;
  const newspaper = await openNewspaper(options);
  const { platform, sandbox, secrets, log } = newspaper;
  const assets = readAssets(clientDir, config);
  const site = await createSite({
    config,
    platform,
    sandbox,
    ...secrets,
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
    await site.close();
    await newspaper.close();
  };
  const listener = await listen(site.fetch, config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const toOwnPort = (url: string) => url.replace(/:0(?=\/|$)/, `:${listener.port}`);
  return {
    origin: toOwnPort(toSiteUrl(config)),
    joinUrl: joinUrl && toOwnPort(joinUrl),
    async stop() {
      log.info('Stopping: requests that are running are finished first.');
      await listener.drain();
      await close();
    },
  };
}
