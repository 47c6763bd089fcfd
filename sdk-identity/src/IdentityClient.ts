import type { KeyValueStore, TransportOptions } from '@broadsheet/client-core';
import type { IdentityConfig } from './config/IdentityConfig.ts';

type TransportEdges = Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
>;

/**
 * Where the identity service is and what the client may use to reach it.
 *
 * `origin` and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s per
 * attempt (`timeoutMs`) and three attempts (`retry`).
 */
export interface IdentityClientOptions extends TransportEdges {
  /**
   * Where a session is kept. The configuration is never stored, so nothing is read or written there while the client
   * offers configuration only.
   */
  readonly storage?: KeyValueStore;
}

export interface CallOptions {
  /** Ends this caller's wait; the request itself goes on while another caller waits for it. */
  readonly signal?: AbortSignal;
}

export interface IdentityClient {
  /**
   * The configuration of the identity service (wire-contract 1.2).
   *
   * Fetched once in the client's life: callers at the same time share one request, later ones get the kept answer. A
   * failure is not kept.
   *
   * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
   * @throws NetworkError no answer came, or the caller's signal was aborted
   */
  getConfig(options?: CallOptions): Promise<IdentityConfig>;
}
