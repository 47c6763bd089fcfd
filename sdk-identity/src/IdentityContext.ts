import type { Clock, SingleFlight, Transport } from '@broadsheet/client-core';
import type { CallOptions } from './CallOptions.ts';
import type { IdentityConfig } from './config/IdentityConfig.ts';
import type { IdentityEdges } from './edges/IdentityEdges.ts';
import type { UserProfile } from './profile/UserProfile.ts';
import type { Refresh } from './session/createRefresher.ts';
import type { SessionKeeper } from './session/createSessionKeeper.ts';
import type { ReaderStorage } from './storage/createReaderStorage.ts';
import type { VendorMemory, VendorOptions } from './social/vendor/VendorOptions.ts';
import type { TokenClock } from './token/createTokenClock.ts';

/**
 * What every operation works with. An operation is a function of this and its own arguments, in its own file; the
 * client binds them.
 */
export interface IdentityContext {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly getConfig: (options?: CallOptions & { readonly fresh?: boolean }) => Promise<IdentityConfig>;
  readonly session: SessionKeeper;
  readonly refresh: Refresh;
  readonly tokens: TokenClock;
  readonly storage: ReaderStorage;
  readonly profileRuns: SingleFlight<UserProfile>;
  /** Other services to leave when the reader logs out, such as Facebook and Google; a failure is reported, not thrown. */
  readonly logoutTasks: Set<() => void | Promise<void>>;
  readonly warn: (message: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly edges: IdentityEdges & VendorOptions & { readonly origin: string };
  readonly vendors: VendorMemory;
}
