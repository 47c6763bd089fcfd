import type { Clock } from '@broadsheet/client-core';

export interface Timeout<Value> {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly ms: number;
  readonly onLate: () => Value | Promise<Value>;
}

/**
 * Resolves with the value of a promise, or after `ms` milliseconds with the result of `onLate`. A later result or rejection
 * of the promise is ignored.
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  { clock, ms, onLate }: Timeout<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimeout(() => resolve(onLate()), ms);
    promise.finally(cancel).then(resolve, reject);
  });
}
