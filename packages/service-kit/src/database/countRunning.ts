import type { Breaker } from './createBreaker.ts';
import type { PoolLoad } from './Database.ts';

export interface CountedBreaker {
  readonly run: Breaker['run'];
  /** @param connections the most connections of the pool */
  load(connections: number): PoolLoad;
}

/** Returns a breaker's `run` that counts the work until it ends in the driver, also when nobody waits for it any more. */
export function countRunning(run: Breaker['run']): CountedBreaker {
  let running = 0;
  const end = (): void => {
    running -= 1;
  };
  return {
    run: (work) =>
      run({
        ...work,
        start(isAbandoned) {
          const started = work.start(isAbandoned);
          running += 1;
          started.then(end, end);
          return started;
        },
      }),
    load: (connections) => ({
      inUse: Math.min(running, connections),
      waiting: Math.max(0, running - connections),
    }),
  };
}
