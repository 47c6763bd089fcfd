/** What is to be done again and again while the site runs, such as looking for payments that nobody told of. */
import type { SiteLog } from './createLog.ts';

const PAUSE_MS = 60_000;

export interface Jobs {
  /** Waits for the run that is under way. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** Milliseconds between the end of a run and the next one. Default: a minute. */
  readonly pauseMs?: number;
}

/**
 * Runs jobs at once and then every minute, or as often as is said, one run at a time. What is due stands in the database and not here: the jobs of
 * any number of processes may run side by side, and a process that ends takes nothing along.
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
