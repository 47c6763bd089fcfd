import type { Clock, KeyValueStore, Transport } from '@broadsheet/client-core';
import type { SalesCache } from '../cache/SalesCache.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesConfig } from '../config/SalesConfig.ts';
import type { SalesIdentity } from '../identity/SalesIdentity.ts';

/** What every operation works with. An operation is a function of this and its own arguments, in its own file. */
export interface SalesContext {
  readonly transport: Transport;
  /** Where offers and prices are; `undefined` when the site names no origin. */
  readonly retail?: { readonly transport: Transport; readonly offerPath: string };
  readonly identity?: SalesIdentity;
  /** Gives the configuration of the sales service, fetched once; a failure is not kept. */
  readonly getConfig: (options?: CallOptions) => Promise<SalesConfig>;
  /** Another one after each logout: an operation takes it before it waits. */
  cache: SalesCache;
  /** The calls of which there may be only one at a time. */
  readonly inFlight: Set<string>;
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly random: () => number;
  /** Hears whether the reader has something to read for. */
  readonly onSubscriber?: ((subscribes: boolean) => void) | undefined;
  /**
   * Begins to forget the reader at each logout, in this tab or another. Again does nothing.
   *
   * @returns ends it; it can begin again
   */
  readonly listenToLogout: () => () => void;
}
