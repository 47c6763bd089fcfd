import type { PlatformLog } from '../http/PlatformLog.ts';
import { describeFailure } from '../http/describeFailure.ts';

/** Runs work that an answer does not wait for, so that response times reveal nothing. */
export interface BackgroundTasks {
  /** Starts the work; a failure goes to the log under the name. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when no work is running any more. */
  settle(): Promise<void>;
}

export function createBackgroundTasks(log: PlatformLog): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = (async () => {
        try {
          await work();
        } catch (error) {
          log.error(`${name} failed.`, describeFailure(error));
        }
      })();
      running.add(task);
      void task.then(() => running.delete(task));
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
