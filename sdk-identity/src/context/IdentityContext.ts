import type { Clock, Transport } from '@broadsheet/client-core';
import type { LegacyGoogleSettings } from '../adapters/VendorOptions.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityConfig } from '../config/IdentityConfig.ts';
import type { Refresh } from '../refresh/oncePerPage.ts';
import type { SessionManager } from '../session/createSessionManager.ts';
import type { ReaderStorage } from '../storage/createReaderStorage.ts';
import type { TokenClock } from '../token/createTokenClock.ts';
import type { IdentityOptions } from './IdentityOptions.ts';

/** What is remembered of the vendors while the page lives. */
export interface VendorMemory {
  isFacebookButtonCustom: boolean;
  readonly google: { -readonly [Name in keyof LegacyGoogleSettings]: LegacyGoogleSettings[Name] };
}

/** What every operation works with. An operation is a function of this and its own arguments, in its own file. */
export interface IdentityContext {
  /**
   * Begins to hear the other tabs, and to be heard by them. Again does nothing.
   *
   * @returns ends it; it can begin again
   */
  readonly listenToTabs: () => () => void;
  /** Gives the configuration of the identity service, fetched once; a failure is not kept. */
  readonly getConfig: (options?: CallOptions & { readonly fresh?: boolean }) => Promise<IdentityConfig>;
  readonly session: SessionManager;
  readonly refresh: Refresh;
  readonly tokens: TokenClock;
  readonly storage: ReaderStorage;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Other services to leave when the reader logs out; a failure is reported, not thrown. */
  readonly logoutTasks: Set<() => void | Promise<void>>;
  readonly warn: (message: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly adapters: IdentityOptions;
  readonly vendors: VendorMemory;
}
