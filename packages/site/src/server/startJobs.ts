/** Work that is repeated while the site runs, such as looking for payments that no event reported. */
import type { SiteLog } from './createLog.ts';

const PAUSE_MS = 60_000;

/** The jobs, by name. Each has an entry in `killedJobs.test.ts`: what happens when its process is killed. */
export type JobName =
  | 'billing'
  | 'reads'
  | 'experiments'
  | 'lastBackup'
  | 'searchEngines'
  | 'schedules'
  | 'mails'
  | 'notifications';

/** Work that is repeated. @param stopping aborts when it must begin nothing more */
export type Job = (stopping: AbortSignal) => Promise<unknown>;

/** Jobs that run one after another. */
export type RecurringJobs = Readonly<Partial<Record<JobName, Job>>>;

export interface Jobs {
  /** Stops the jobs, and waits for what is under way: a job begins nothing more when its signal aborts. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** The milliseconds between the end of a run and the next one. Default: a minute. */
  readonly pauseMs?: number;
}

/**
 * Runs jobs in their order at once and then every minute, or in the given interval, one run at a time. The database, not this process,
 * records the work that is due: several processes may run the same jobs, and a process that ends loses nothing.
 */
export function startJobs(jobs: RecurringJobs, log: SiteLog, { pauseMs = PAUSE_MS }: JobsOptions = {}): Jobs {
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();
  const stopping = stop.signal;
  const run = async (): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      try {
        if (!stopping.aborted) await job(stopping);
      } catch (error) {
        log.error(`The job ${name} failed; it runs again soon.`, error);
      }
    }
    if (!stopping.aborted) timer = setTimeout(start, pauseMs).unref();
  };
  let running = Promise.resolve();
  const start = (): void => {
    running = run();
  };
  start();
  return {
    async stop() {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
