import type { Clock } from '../clock/Clock.ts';
import { untilAborted } from '../clock/untilAborted.ts';

export interface PauseOptions {
  /** The name of the waiting request, for the message. */
  readonly title: string;
  readonly signal?: AbortSignal;
}

/**
 * Waits on the clock for some milliseconds.
 *
 * @throws NetworkError `aborted` as soon as the signal is aborted; the timer is cancelled
 */
export const pause = (clock: Clock, ms: number, { title, signal }: PauseOptions): Promise<void> =>
  untilAborted({ title, signal, begin: (resolve) => clock.setTimeout(resolve, ms) });
