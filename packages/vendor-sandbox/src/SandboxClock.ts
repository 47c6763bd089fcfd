export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Whole seconds since 1970, as tokens count. */
export const secondsNow = (clock: SandboxClock): number => Math.floor(clock.now() / 1000);
