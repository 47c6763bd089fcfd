/**
 * The newspaper as a server: opens the data, puts the site together, answers the command line, and listens.
 */
import { resolve } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import type { ImportProgress } from '@broadsheet/platform';
import { readAssets } from '../assets/readAssets.ts';
import type { Config } from '../config/readConfig.ts';
import { prepareDataFolder } from '../config/prepareDataFolder.ts';
import { readSecret } from '../config/readSecret.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { requireFolder } from '../config/requireFolder.ts';
import { answerCommands } from '../control/answerCommands.ts';
import type { AnsweredCommand } from '../control/answerCommands.ts';
import { identitySetup } from '../identity/identitySetup.ts';
import { readDeskAssets } from '../pagebuilder/desk/readDeskAssets.ts';
import { createBillingJournal } from './createBillingJournal.ts';
import { awaitSources } from './awaitSources.ts';
import { createLog } from './createLog.ts';
import { createSite } from './createSite.ts';
import { listen } from './listen.ts';
import { openPlatform } from './openPlatform.ts';
import { startJobs } from './startJobs.ts';
import { tellSearchEngines } from './tellSearchEngines.ts';

/** How late what is scheduled may be published, in milliseconds. */
const SCHEDULES_MS = 2_000;

export interface ServerOptions {
  readonly config: Config;
  /** Key that signs image addresses; absent: the one that is kept in the data folder. */
  readonly secret: string | undefined;
  /** Folder of the built assets. Absolute. */
  readonly clientDir: string;
  /** What the command line may ask of it. */
  readonly commands: readonly AnsweredCommand[];
  readonly onSeed: (progress: ImportProgress) => void;
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
  const { config, clientDir, commands, onSeed } = options;
  const log = createLog(config.logLevel);
  await requireFolder('BRAND_DIR', config.brandDir);
  await prepareDataFolder(config.dataDir);
  const secret = await readSecret(config.dataDir, options.secret);
  const { identity, editing, sandbox } = await identitySetup(config, secret);
  const sales = {
    payments: { ...config.payments, ...sandbox?.payments },
    clock: sandbox?.clock ?? systemClock,
  };
  const platform = await openPlatform({ config, secret, identity, editing, sales, log, onSeed });
  sandbox?.deliverEventsTo((request) => platform.fetch(request));
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
  const journal = createBillingJournal(platform.sales, sales.clock);
  sandbox?.showBilled(journal.read);
  const jobs = startJobs(
    [journal.run, platform.reads.flush, ...tellSearchEngines({ config, platform, site, log })],
    log,
  );
  const schedules = startJobs([() => platform.editing.runSchedules()], log, { pauseMs: SCHEDULES_MS });
  const close = async () => {
    control.close();
    await Promise.all([jobs.stop(), schedules.stop()]);
    await sandbox?.close();
    await platform.close();
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
