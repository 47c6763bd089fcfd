/**
 * The parts of the newspaper that stay open while its pages are assembled, once or repeatedly: the data, the stand-ins for
 * vendors, and scheduled work.
 */
import { systemClock } from '@broadsheet/client-core';
import type { ImportProgress, Platform, Secrets } from '@broadsheet/platform';
import { prepareDataFolder } from '../config/prepareDataFolder.ts';
import type { Config } from '../config/readConfig.ts';
import { readSecrets } from '../config/readSecrets.ts';
import { requireFolder } from '../config/requireFolder.ts';
import { identitySetup } from '../identity/identitySetup.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';
import { createBillingJournal } from './createBillingJournal.ts';
import { countingLog } from '../metrics/countingLog.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import { createLog } from './createLog.ts';
import type { SiteLog } from './createLog.ts';
import { openPlatform } from './openPlatform.ts';
import { startJobs } from './startJobs.ts';
import type { Job, Jobs } from './startJobs.ts';

/** The milliseconds between two looks for mails and notifications that another process has left, or that are tried again. */
const DELIVERIES_MS = 10_000;
/** The most milliseconds by which a scheduled publication may be late. */
const SCHEDULES_MS = 2_000;

export interface NewspaperOptions {
  readonly config: Config;
  /** The key that signs; absent: the one in the data folder. */
  readonly secret: string | undefined;
  readonly onSeed: (progress: ImportProgress) => void;
  /** Counts lines of the log, mails and what the recurring work does. Default: nothing is counted. */
  readonly metrics?: SiteMetrics | undefined;
  /** Traces statements and recurring work. Default: nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

export interface OpenNewspaper {
  readonly log: SiteLog;
  readonly secrets: Required<Secrets>;
  readonly platform: Platform;
  readonly sandbox: Sandbox | undefined;
  /** Starts the recurring work: billing, counting, scheduled publications, mails, and the caller's own jobs. */
  startWork(jobs?: readonly (() => Promise<unknown>)[]): Jobs;
  /** Closes the data. Call it after the work has stopped. */
  close(): Promise<void>;
}

/** Returns the function that makes each run of a job a trace of its own, by the name of the job. */
function createJobTracing(tracing: Tracing | undefined): (name: string, job: Job) => Job {
  if (tracing === undefined) return (_name, job) => job;
  return (name, job) => (stopping) => tracing.run(`job ${name}`, { kind: 'internal' }, () => job(stopping));
}

/** Starts to look for mails and notifications that another process has left, or that are tried again. */
function startDeliveries(
  { outbox, notifications }: Platform,
  {
    traced,
    log,
    metrics,
  }: Pick<NewspaperOptions, 'metrics'> & {
    readonly traced: ReturnType<typeof createJobTracing>;
    readonly log: SiteLog;
  },
): Jobs {
  const deliver = async (): Promise<void> => {
    await outbox.deliver();
    metrics?.setMails(await outbox.status());
  };
  const mails = startJobs([traced('mails', deliver)], log, { pauseMs: DELIVERIES_MS });
  const pushes =
    notifications &&
    startJobs([traced('notifications', notifications.deliver)], log, { pauseMs: DELIVERIES_MS });
  return {
    async stop() {
      await Promise.all([outbox.stop(), notifications?.stop(), mails.stop(), pushes?.stop()]);
    },
  };
}

/** Opens the newspaper's data. @throws Error when it cannot, with advice on what to do */
export async function openNewspaper(options: NewspaperOptions): Promise<OpenNewspaper> {
  const { config, onSeed, metrics, tracing } = options;
  const log = countingLog(createLog(config.logLevel), { metrics, tracing });
  await requireFolder('BRAND_DIR', config.brandDir);
  await prepareDataFolder(config.dataDir);
  const { retiredSecrets } = config;
  const secrets = await readSecrets(config.dataDir, { secret: options.secret, retiredSecrets });
  const { identity, editing, sandbox } = await identitySetup(config, secrets.secret);
  const sales = {
    payments: { ...config.payments, ...sandbox?.payments },
    clock: sandbox?.clock ?? systemClock,
  };
  const platform = await openPlatform({
    config,
    secrets,
    identity,
    editing,
    sales,
    log,
    metrics,
    tracing,
    onSeed,
  });
  sandbox?.deliverEventsTo((request) => platform.fetch(request));
  return {
    log,
    secrets,
    platform,
    sandbox,
    startWork(own = []) {
      const journal = createBillingJournal(platform.sales, { clock: sales.clock, metrics });
      sandbox?.showBilled(journal.read);
      const measureBackup = async () => metrics?.setLastBackup(await platform.lastBackup());
      const traced = createJobTracing(tracing);
      const counts = [platform.reads.flush, platform.experiments.flush];
      const jobs = startJobs([traced('billing', journal.run), ...counts, measureBackup, ...own], log);
      const schedules = startJobs([traced('schedules', platform.editing.runSchedules)], log, {
        pauseMs: SCHEDULES_MS,
      });
      const deliveries = startDeliveries(platform, { traced, log, metrics });
      return {
        async stop() {
          await Promise.all([deliveries.stop(), jobs.stop(), schedules.stop()]);
        },
      };
    },
    async close() {
      await sandbox?.close();
      await platform.close();
    },
  };
}
