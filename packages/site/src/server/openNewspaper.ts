/**
 * What of the newspaper stays open while its pages are put together, once or again and again: the data, who stands in for
 * vendors, and the work that time brings.
 */
import { systemClock } from '@broadsheet/client-core';
import type { ImportProgress, Platform } from '@broadsheet/platform';
import { prepareDataFolder } from '../config/prepareDataFolder.ts';
import type { Config } from '../config/readConfig.ts';
import { readSecret } from '../config/readSecret.ts';
import { requireFolder } from '../config/requireFolder.ts';
import { identitySetup } from '../identity/identitySetup.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';
import { createBillingJournal } from './createBillingJournal.ts';
import { createLog } from './createLog.ts';
import type { SiteLog } from './createLog.ts';
import { openPlatform } from './openPlatform.ts';
import { startJobs } from './startJobs.ts';
import type { Jobs } from './startJobs.ts';

/** How late what is scheduled may be published, in milliseconds. */
const SCHEDULES_MS = 2_000;

export interface NewspaperOptions {
  readonly config: Config;
  /** Key that signs image addresses; absent: the one that is kept in the data folder. */
  readonly secret: string | undefined;
  readonly onSeed: (progress: ImportProgress) => void;
}

export interface OpenNewspaper {
  readonly log: SiteLog;
  readonly secret: string;
  readonly platform: Platform;
  readonly sandbox: Sandbox | undefined;
  /** Does what is due from now on: billing, counting, what is published at a moment, and jobs of the caller's own. */
  startWork(jobs?: readonly (() => Promise<unknown>)[]): Jobs;
  /** After the work has stopped. */
  close(): Promise<void>;
}

/** @throws Error it cannot be opened, with what to do about it */
export async function openNewspaper(options: NewspaperOptions): Promise<OpenNewspaper> {
  const { config, onSeed } = options;
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
  return {
    log,
    secret,
    platform,
    sandbox,
    startWork(own = []) {
      const journal = createBillingJournal(platform.sales, sales.clock);
      sandbox?.showBilled(journal.read);
      const jobs = startJobs([journal.run, platform.reads.flush, ...own], log);
      const schedules = startJobs([() => platform.editing.runSchedules()], log, { pauseMs: SCHEDULES_MS });
      return {
        async stop() {
          await Promise.all([jobs.stop(), schedules.stop()]);
        },
      };
    },
    async close() {
      await sandbox?.close();
      await platform.close();
    },
  };
}
