import type { Clock, KeyValueStore, Transport } from '@broadsheet/client-core';
import type { SalesCache } from '../cache/SalesCache.ts';
import type { CallOptions } from './CallOptions.ts';
import type { SalesConfig } from '../config/SalesConfig.ts';
import type { SalesIdentity } from './SalesIdentity.ts';

/** The first argument of every operation. Each operation is a function in its own file. */
export interface SalesContext {
  readonly transport: Transport;
  /** The retail service with offers and prices; `undefined` when the site configures no origin. */
  readonly retail?: { readonly transport: Transport; readonly offerPath: string };
  readonly identity?: SalesIdentity;
  /** Resolves with the configuration of the sales service, fetched once; a failure is not cached. */
  readonly getConfig: (options?: CallOptions) => Promise<SalesConfig>;
  /** The reader's cache, replaced at each logout: an operation must read this member before its first `await`. */
  cache: SalesCache;
  /** The keys of the running calls that must not run twice at the same time. */
  readonly inFlight: Set<string>;
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly random: () => number;
  /** Called with whether a subscription or entitlement gives the reader access. */
  readonly onSubscriber?: ((subscribes: boolean) => void) | undefined;
  /**
   * Starts to clear the reader's data at each logout, in this tab or another. Does nothing when started already.
   *
   * @returns a function that stops it; it can be started again
   */
  readonly listenToLogout: () => () => void;
}
