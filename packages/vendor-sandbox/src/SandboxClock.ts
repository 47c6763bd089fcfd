export interface SandboxClock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

/** Returns whole seconds since 1970, the unit of tokens. */
export const secondsNow = (clock: SandboxClock): number => Math.floor(clock.now() / 1000);
