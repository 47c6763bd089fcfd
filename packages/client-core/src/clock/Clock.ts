/** Time as an edge: whoever needs the hour or a timer is given one of these. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /**
   * Runs once after `ms` milliseconds; a negative time counts as 0.
   *
   * @returns cancels the timer; does nothing once it has run
   */
  setTimeout(run: () => void, ms: number): () => void;
}
