/** The time and timers, passed to everything that needs them, so that tests can control them. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /**
   * Calls `run` once after `ms` milliseconds; a negative time counts as 0.
   *
   * @returns a function that cancels the timer; it does nothing once the timer has run
   */
  setTimeout(run: () => void, ms: number): () => void;
}
