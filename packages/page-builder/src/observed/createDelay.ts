import type { Clock } from '@broadsheet/client-core';

/** One thing that is done later: asked for again, it waits anew. */
export interface Delay {
  /** @param ms milliseconds */
  start(ms: number, run: () => void): void;
  cancel(): void;
}

export function createDelay(clock: Clock): Delay {
  let cancel = () => {};
  return {
    start(ms, run) {
      cancel();
      cancel = clock.setTimeout(run, ms);
    },
    cancel: () => cancel(),
  };
}
