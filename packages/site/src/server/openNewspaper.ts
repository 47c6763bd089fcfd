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
import type { Job, JobName, Jobs, RecurringJobs } from './startJobs.ts';

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
  startWork(jobs?: Pick<RecurringJobs, 'searchEngines'>): Jobs;
  /** Closes the data. Call it after the work has stopped. */
  close(): Promise<void>;
}

/** Returns the function that makes each run of a job a trace of its own, by the name of the job. */
function createJobTracing(tracing: Tracing | undefined): (name: JobName, job: Job) => Job {
  if (tracing === undefined) return (_name, job) => job;
  return (name, job) => (stopping) => tracing.run(`job ${name}`, { kind: 'internal' }, () => job(stopping));
}

interface Work extends Pick<NewspaperOptions, 'metrics' | 'tracing'> {
  readonly platform: Platform;
  readonly billing: Job;
  readonly log: SiteLog;
  readonly own: RecurringJobs;
}

/** Starts to look for mails and notifications that another process has left, or that are tried again. */
function startDeliveries({ platform: { outbox, notifications }, log, metrics, tracing }: Work): Jobs {
  const traced = createJobTracing(tracing);
  const deliver = async (): Promise<void> => {
    await outbox.deliver();
    metrics?.setMails(await outbox.status());
  };
  const mails = startJobs({ mails: traced('mails', deliver) }, log, { pauseMs: DELIVERIES_MS });
  const pushes =
    notifications &&
    startJobs({ notifications: traced('notifications', notifications.deliver) }, log, {
      pauseMs: DELIVERIES_MS,
    });
  return {
    async stop() {
      await Promise.all([outbox.stop(), notifications?.stop(), mails.stop(), pushes?.stop()]);
    },
  };
}

/** Starts all recurring work, in rows of its own: what is slow in one does not hold up another. */
function startAllJobs(work: Work): Jobs {
  const { platform, billing, log, metrics, tracing, own } = work;
  const { reads, experiments, editing } = platform;
  const traced = createJobTracing(tracing);
  const minutely = startJobs(
    {
      billing: traced('billing', billing),
      reads: reads.flush,
      experiments: experiments.flush,
      lastBackup: async () => metrics?.setLastBackup(await platform.lastBackup()),
      ...own,
    },
    log,
  );
  const schedules = startJobs({ schedules: traced('schedules', editing.runSchedules) }, log, {
    pauseMs: SCHEDULES_MS,
  });
  const deliveries = startDeliveries(work);
  return {
    async stop() {
      await Promise.all([deliveries.stop(), minutely.stop(), schedules.stop()]);
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
    startWork(own = {}) {
      const journal = createBillingJournal(platform.sales, { clock: sales.clock, metrics });
      sandbox?.showBilled(journal.read);
      return startAllJobs({ platform, billing: journal.run, log, metrics, tracing, own });
    },
    async close() {
      await sandbox?.close();
      await platform.close();
    },
  };
}
