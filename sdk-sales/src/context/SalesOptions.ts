import type { KeyValueStore, TransportOptions } from '@broadsheet/client-core';
import type { SalesIdentity } from './SalesIdentity.ts';

/**
 * The locations of the services, the identity client, and the adapters.
 *
 * `origin` (of the sales service) and `fetch` are required; `clock` and `random` default to the runtime's own. An attempt of
 * a call may take 10 s (`timeoutMs`), that of a payment call 30 s; a call that is safe to repeat has three attempts
 * (`retry`).
 */
export interface SalesOptions extends Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
> {
  /** The identity client; absent: nobody is ever signed in. */
  readonly identity?: SalesIdentity;
  /** The retail service with offers and prices; if absent, the retail operations throw. */
  readonly retail?: {
    readonly origin: string;
    /** The path before a campaign's code. Default: `/retail/public/v1/offer/live/`. */
    readonly offerPath?: string;
  };
  /** The storage that survives a reload: `createWebStore(() => window.localStorage)`. Default: the client's own memory. */
  readonly storage?: KeyValueStore;
  /** Called with whether a subscription or entitlement gives the reader access, whenever a response shows it. */
  readonly onSubscriber?: (subscribes: boolean) => void;
  /** Listens to the page's event `ArcSDK.logout`. Returns a function that removes the listener. */
  readonly listenToLogout?: (run: () => void) => () => void;
}
