import type { Clock } from '@broadsheet/client-core';

/**
 * The value of a promise, or after `ms` milliseconds what `late` answers instead. What the promise does later is
 * nobody's business any more.
 */
export function withinTime<Value>(
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
