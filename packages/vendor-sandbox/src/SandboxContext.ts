import type { Seals } from './keys/createSeals.ts';
import type { ConsumeOnce } from './keys/createConsumeOnce.ts';
import type { SandboxClock } from './SandboxClock.ts';

/** The dependencies that all stand-ins share. */
export interface SandboxContext {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** The site's origin and base path, without a trailing slash. */
  readonly siteUrl: string;
  readonly clock: SandboxClock;
  readonly seals: Seals;
  readonly consumeOnce: ConsumeOnce;
}
