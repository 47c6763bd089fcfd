import type { Seals } from './keys/createSeals.ts';
import type { TakeOnce } from './keys/createTakeOnce.ts';
import type { SandboxClock } from './SandboxClock.ts';

/** What the stand-ins share. */
export interface SandboxContext {
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  readonly clock: SandboxClock;
  readonly seals: Seals;
  readonly takeOnce: TakeOnce;
}
