import { ServiceError } from '@broadsheet/service-kit/http';

export interface EventQueueLimits {
  /** The number of jobs that run at the same time. */
  readonly running: number;
  /** The number of jobs that may wait for their turn. */
  readonly waiting: number;
}

/** Runs the work of events a few at a time, so that many events at once leave the database to readers. */
export interface EventQueue {
  /** Runs a job in its turn. @throws ServiceError 503 when too many jobs wait; and the job's own errors */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
}

const busy = {
  status: 503,
  code: '503',
  message: 'Too many events are being handled at the moment. Send the event again in a minute.',
} as const;

export function createEventQueue({
  running: mostRunning,
  waiting: mostWaiting,
}: EventQueueLimits): EventQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function waitForTurn(): Promise<void> {
    if (running < mostRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ServiceError(busy);
    // Who ends a job passes its place on, so the count of running jobs stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passPlaceOn(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(job) {
      await waitForTurn();
      try {
        return await job();
      } finally {
        passPlaceOn();
      }
    },
  };
}
