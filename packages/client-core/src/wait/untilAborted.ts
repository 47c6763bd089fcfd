import { NetworkError } from '../errors/NetworkError.ts';

/** Something that takes time and whose caller may leave before its end. */
export interface Wait<Result> {
  /** Names what is waited for in the message: `GET /path`. */
  readonly title: string;
  readonly signal?: AbortSignal;
  /**
   * Not called for a caller that has left already. What it throws is what the wait ends with.
   *
   * @returns releases what the wait has taken, such as a timer; run once the wait is over, however it ended
   */
  readonly begin: (
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ) => (() => void) | undefined;
  /** Called at the moment at which the caller leaves. */
  readonly onLeave?: (error: NetworkError) => void;
}

/**
 * Waits for as long as the caller stays. The caller's listener is gone once the promise has settled.
 *
 * @throws NetworkError `aborted`; whatever `begin` rejects with passes unchanged
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
