import type { Clock, Transport } from '@broadsheet/client-core';
import type { LegacyGoogleSettings } from '../adapters/VendorOptions.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityConfig } from '../config/IdentityConfig.ts';
import type { Refresh } from '../refresh/oncePerPage.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import type { ReaderStorage } from '../storage/createReaderStorage.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { IdentityOptions } from './IdentityOptions.ts';

/** The state of the vendors' scripts, kept for the lifetime of the page. */
export interface VendorMemory {
  isFacebookButtonCustom: boolean;
  readonly google: { -readonly [Name in keyof LegacyGoogleSettings]: LegacyGoogleSettings[Name] };
}

/** The first argument of every operation. Each operation is a function in its own file. */
export interface IdentityContext {
  /**
   * Opens the tab channel. Does nothing while it is open.
   *
   * @returns a function that closes the channel; it can be opened again
   */
  readonly listenToTabs: () => () => void;
  /** Resolves with the configuration of the identity service, fetched once; a failure is not cached. */
  readonly getConfig: (options?: CallOptions & { readonly fresh?: boolean }) => Promise<IdentityConfig>;
  readonly session: SessionManager;
  readonly refresh: Refresh;
  readonly tokens: TokenClock;
  readonly storage: ReaderStorage;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Functions that log the reader out of other services at a logout; a failure is reported, not thrown. */
  readonly logoutTasks: Set<() => void | Promise<void>>;
  readonly warn: (message: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly adapters: IdentityOptions;
  readonly vendors: VendorMemory;
}
