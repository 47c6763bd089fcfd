import type { Seals } from './keys/createSeals.ts';
import type { TakeOnce } from './keys/createTakeOnce.ts';

export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** What the stand-ins share. */
export interface SandboxContext {
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  readonly clock: SandboxClock;
  readonly seals: Seals;
  readonly takeOnce: TakeOnce;
}

/** Whole seconds since 1970, as tokens count. */
export const secondsNow = (clock: SandboxClock): number => Math.floor(clock.now() / 1000);
