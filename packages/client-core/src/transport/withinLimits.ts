/**
 * Limits a task: it ends when its time is over or its caller aborts.
 *
 * The task gets a signal, but the promise does not wait for the task to react: even a `fetch` that ignores its signal ends
 * in time. The timer and the listener are removed once the promise has settled.
 */
import type { Clock } from '../clock/Clock.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { untilAborted } from '../clock/untilAborted.ts';

export interface Limits {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** The name of the task in messages: `GET /path`. */
  readonly title: string;
}

/**
 * @throws NetworkError `timeout` or `aborted`; whatever the work throws passes unchanged
 */
export function withinLimits<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { clock, timeoutMs, signal, title }: Limits,
): Promise<Result> {
  const controller = new AbortController();
  return untilAborted({
    title,
    signal,
    onLeave: (error) => controller.abort(error),
    begin(resolve, reject) {
      work(controller.signal).then(resolve, reject);
      return clock.setTimeout(() => {
        const error = new NetworkError('timeout', `${title} got no answer within ${timeoutMs} ms.`);
        reject(error);
        controller.abort(error);
      }, timeoutMs);
    },
  });
}
