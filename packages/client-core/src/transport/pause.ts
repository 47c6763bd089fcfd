import type { Clock } from '../clock/Clock.ts';
import { abortedError } from './withinLimits.ts';

/**
 * Waits on the clock.
 *
 * @param ms milliseconds
 * @param title names the call that waits, for the message
 * @throws NetworkError `aborted` as soon as the signal is; the timer is cancelled
 */
export function pause(clock: Clock, ms: number, title: string, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.reject(abortedError(title, signal.reason));
  return new Promise((resolve, reject) => {
    const cancelTimer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    function onAbort(): void {
      cancelTimer();
      signal?.removeEventListener('abort', onAbort);
      reject(abortedError(title, signal?.reason));
    }
    signal?.addEventListener('abort', onAbort);
  });
}
