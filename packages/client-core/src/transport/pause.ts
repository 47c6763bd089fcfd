import type { Clock } from '../clock/Clock.ts';
import { untilAborted } from '../wait/untilAborted.ts';

/**
 * Waits on the clock.
 *
 * @param ms milliseconds
 * @param title names the call that waits, for the message
 * @throws NetworkError `aborted` as soon as the signal is; the timer is cancelled
 */
export const pause = (clock: Clock, ms: number, title: string, signal?: AbortSignal): Promise<void> =>
  untilAborted({ title, signal, begin: (resolve) => clock.setTimeout(resolve, ms) });
