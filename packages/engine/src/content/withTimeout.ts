import type { Clock } from '@broadsheet/client-core';

/**
 * Resolves with the value of a promise, or after `ms` milliseconds with the result of `late`. A later result or rejection of
 * the promise is ignored.
 */
export function withTimeout<Value>(
  clock: Clock,
  ms: number,
  promise: Promise<Value>,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimeout(() => resolve(late()), ms);
    promise.finally(cancel).then(resolve, reject);
  });
}
