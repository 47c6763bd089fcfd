/** How old what readers see is: compares the version in each page with those that writers had been acknowledged by then. */

export interface Stopwatch {
  /** Records that a version was acknowledged to its writer now; versions count up. */
  acknowledge(version: number): void;
  /** The version that was acknowledged last; 0 before the first. */
  readonly latest: () => number;
  /** Returns the milliseconds for which a version had been replaced when a request for it began; 0 for a current one. */
  age(version: number, begun: number): number;
}

/** @param now milliseconds that only grow, as `performance.now()` gives */
export function createStopwatch(now: () => number): Stopwatch {
  const acknowledged = new Map<number, number>();
  let latest = 0;
  return {
    acknowledge(version) {
      acknowledged.set(version, now());
      latest = Math.max(latest, version);
    },
    latest: () => latest,
    age(version, begun) {
      // A version between may have been refused; the first later one that was acknowledged replaced it.
      for (let next = version + 1; next <= latest; next += 1) {
        const at = acknowledged.get(next);
        if (at !== undefined) return Math.max(0, begun - at);
      }
      return 0;
    },
  };
}
