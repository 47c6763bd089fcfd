import type { Clock } from './Clock.ts';

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Moves time forward and runs every timer that falls due, earliest first. */
  advance(ms: number): void;
  /** Returns the milliseconds until each pending timer runs, earliest first. */
  waiting(): number[];
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/**
 * Creates a clock that is advanced explicitly, for tests, and for rendering a page as of a given moment.
 *
 * @param startMs milliseconds since 1970. Default: 0
 */
export function createManualClock(startMs = 0): ManualClock {
  let nowMs = startMs;
  let timers: readonly Timer[] = [];

  function advance(ms: number): void {
    const endMs = nowMs + ms;
    for (let next = timers[0]; next !== undefined && next.at <= endMs; next = timers[0]) {
      timers = timers.slice(1);
      nowMs = next.at;
      next.run();
    }
    nowMs = endMs;
  }

  return {
    now: () => nowMs,
    setTimeout(run, ms) {
      const timer: Timer = { at: nowMs + Math.max(0, ms), run };
      timers = [...timers, timer].toSorted((first, second) => first.at - second.at);
      return () => {
        timers = timers.filter((waiting) => waiting !== timer);
      };
    },
    advance,
    waiting: () => timers.map((timer) => timer.at - nowMs),
  };
}
