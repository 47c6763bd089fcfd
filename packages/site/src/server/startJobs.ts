/** Work that is repeated while the site runs, such as looking for payments that no event reported. */
import type { SiteLog } from './createLog.ts';

const PAUSE_MS = 60_000;

export interface Jobs {
  /** Stops the jobs, and waits for a run that is in progress. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** The milliseconds between the end of a run and the next one. Default: a minute. */
  readonly pauseMs?: number;
}

/**
 * Runs jobs at once and then every minute, or in the given interval, one run at a time. The database, not this process,
 * records the work that is due: several processes may run the same jobs, and a process that ends loses nothing.
 */
export function startJobs(
  jobs: readonly (() => Promise<unknown>)[],
  log: SiteLog,
  { pauseMs = PAUSE_MS }: JobsOptions = {},
): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (): Promise<void> => {
    for (const job of jobs) {
      try {
        if (!isStopped) await job();
      } catch (error) {
        log.error('A job of the site failed; it runs again soon.', error);
      }
    }
    if (!isStopped) timer = setTimeout(start, pauseMs).unref();
  };
  let running = Promise.resolve();
  const start = (): void => {
    running = run();
  };
  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
