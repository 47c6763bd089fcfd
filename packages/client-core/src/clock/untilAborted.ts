import { NetworkError } from '../errors/NetworkError.ts';

/** A task whose caller may abort before its end. */
export interface Wait<Result> {
  /** Names what is waited for in the message: `GET /path`. */
  readonly title: string;
  readonly signal?: AbortSignal;
  /**
   * Starts the task; not called if the signal is already aborted. The wait rejects with whatever it throws.
   *
   * @returns a function that releases resources, e.g. a timer; called once the wait has ended in any way
   */
  readonly begin: (
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ) => (() => void) | undefined;
  /** Called when the caller aborts. */
  readonly onLeave?: (error: NetworkError) => void;
}

/**
 * Waits for a task until the caller aborts. The listener is removed once the promise has settled.
 *
 * @throws NetworkError `aborted`; other errors of `begin` pass unchanged
 */
export function untilAborted<Result>({ title, signal, begin, onLeave }: Wait<Result>): Promise<Result> {
  const error = (): NetworkError =>
    new NetworkError('aborted', `${title} was aborted.`, { cause: signal?.reason });
  if (signal?.aborted === true) return Promise.reject(error());
  let release = (): void => undefined;
  return new Promise<Result>((resolve, reject) => {
    const leave = (): void => {
      const left = error();
      reject(left);
      onLeave?.(left);
    };
    signal?.addEventListener('abort', leave);
    release = (): void => signal?.removeEventListener('abort', leave);
    const end = begin(resolve, reject);
    release = (): void => {
      signal?.removeEventListener('abort', leave);
      end?.();
    };
  }).finally(() => release());
}
