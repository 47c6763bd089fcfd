/**
 * Ends a piece of work early: when its time is over or when its caller has given up.
 *
 * The work gets a signal, but the promise does not wait for it to obey: a `fetch` that ignores its signal still
 * ends in time. Timer and listener are gone once the promise has settled.
 */
import type { Clock } from '../clock/Clock.ts';
import { NetworkError } from '../errors/NetworkError.ts';

export interface Limits {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Names the work in the messages: `GET /path`. */
  readonly title: string;
}

export function abortedError(title: string, cause: unknown): NetworkError {
  return new NetworkError('aborted', `${title} was aborted by its caller.`, { cause });
}

/**
 * @throws NetworkError `timeout` or `aborted`; whatever the work throws passes unchanged
 */
export function withinLimits<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { clock, timeoutMs, signal, title }: Limits,
): Promise<Result> {
  if (signal?.aborted === true) return Promise.reject(abortedError(title, signal.reason));
  const controller = new AbortController();
  let release = (): void => undefined;
  return new Promise<Result>((resolve, reject) => {
    const stop = (error: NetworkError): void => {
      reject(error);
      controller.abort(error);
    };
    const onAbort = (): void => stop(abortedError(title, signal?.reason));
    const cancelTimer = clock.setTimeout(() => {
      stop(new NetworkError('timeout', `${title} got no answer within ${timeoutMs} ms. Try again later.`));
    }, timeoutMs);
    signal?.addEventListener('abort', onAbort);
    release = (): void => {
      cancelTimer();
      signal?.removeEventListener('abort', onAbort);
    };
    work(controller.signal).then(resolve, reject);
  }).finally(() => release());
}
