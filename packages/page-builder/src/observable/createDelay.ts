import type { Clock } from '@broadsheet/client-core';

/** A delayed action: starting it again restarts the delay. */
export interface Delay {
  /** Starts or restarts the delay. @param ms the delay in milliseconds */
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
