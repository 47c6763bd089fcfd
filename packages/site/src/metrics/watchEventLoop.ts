/** Measures how late the event loop is, over a window that slides by itself and that no reading resets. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopWatch {
  /** Returns the seconds that 99 of 100 turns of the loop took at most, in the last one to two windows. */
  readP99(): number;
  /** Stops measuring. */
  stop(): void;
}

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

function startMonitor() {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  return monitor;
}

/**
 * Watches the event loop of this process. Two monitors start a window apart from each other, and the one that measures
 * longer is read, so that any number of readers see the same.
 *
 * @param windowMs milliseconds after which a turn may be forgotten; after twice as many it is. Default: a minute
 */
export function watchEventLoop({
  windowMs = WINDOW_MS,
}: { readonly windowMs?: number } = {}): EventLoopWatch {
  let [longer, shorter] = [startMonitor(), startMonitor()];
  const timer = setInterval(() => {
    [longer, shorter] = [shorter, longer];
    shorter.reset();
  }, windowMs).unref();
  return {
    readP99: () => longer.percentile(99) / NANOSECONDS,
    stop() {
      clearInterval(timer);
      longer.disable();
      shorter.disable();
    },
  };
}
