import { expect, test } from 'vitest';
import { createLog } from './createLog.ts';
import { startJobs } from './startJobs.ts';

test('a stop tells the job that is under way, waits for it, and begins none after it', async () => {
  const begun: string[] = [];
  const stopped: boolean[] = [];
  const long = (stopping: AbortSignal): Promise<void> => {
    begun.push('long');
    return new Promise((resolve) => {
      stopping.addEventListener('abort', () => {
        stopped.push(stopping.aborted);
        resolve();
      });
    });
  };
  const next = async (): Promise<void> => void begun.push('next');
  const jobs = startJobs({ billing: long, reads: next }, createLog('silent'), { pauseMs: 1 });
  await jobs.stop();
  expect([begun, stopped]).toEqual([['long'], [true]]);
});
