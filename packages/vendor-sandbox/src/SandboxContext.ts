import type { Seals } from './keys/createSeals.ts';
import type { TakeOnce } from './keys/createTakeOnce.ts';
import type { SandboxClock } from './SandboxClock.ts';

/** What the stand-ins share. */
export interface SandboxContext {
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  /** Its origin and the path under which it stands, without a slash at the end. */
  readonly siteUrl: string;
  readonly clock: SandboxClock;
  readonly seals: Seals;
  readonly takeOnce: TakeOnce;
}
