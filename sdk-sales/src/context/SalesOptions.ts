import type { KeyValueStore, TransportOptions } from '@broadsheet/client-core';
import type { SalesIdentity } from '../identity/SalesIdentity.ts';

/**
 * Where the services are, who the reader is, and what may be used.
 *
 * `origin` (of sales) and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s
 * per attempt (`timeoutMs`), one that moves money 30 s; one that is harmless to repeat has three attempts (`retry`).
 */
export interface SalesOptions extends Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
> {
  /** Nobody is ever signed in when left out. */
  readonly identity?: SalesIdentity;
  /** Where offers and prices are; without it the retail operations refuse. */
  readonly retail?: {
    readonly origin: string;
    /** What stands before a campaign's code; `/retail/public/v1/offer/live/` when left out. */
    readonly offerPath?: string;
  };
  /** What a reload finds again: `createWebStore(() => window.localStorage)`. The client's own memory when left out. */
  readonly storage?: KeyValueStore;
  /** Hears whether the reader has something to read for, whenever the service has said so. */
  readonly onSubscriber?: (subscribes: boolean) => void;
  /** Hears the page's `ArcSDK.logout`. */
  readonly listenToLogout?: (run: () => void) => () => void;
}
