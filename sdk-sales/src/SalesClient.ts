import type { TransportOptions } from '@broadsheet/client-core';
import type { SalesConfig } from './config/SalesConfig.ts';

type TransportEdges = Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
>;

/**
 * Where the sales service is and what the client may use to reach it.
 *
 * `origin` and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s per
 * attempt (`timeoutMs`) and three attempts (`retry`). There is no storage: nothing of sales is kept beyond the client
 *.
 */
export interface SalesClientOptions extends TransportEdges {}

export interface CallOptions {
  /** Ends this caller's wait; the request itself goes on while another caller waits for it. */
  readonly signal?: AbortSignal;
}

export interface SalesClient {
  /**
   * The configuration of the sales service.
   *
   * Fetched once in the client's life: callers at the same time share one request, later ones get the kept answer. A
   * failure is not kept.
   *
   * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
   * @throws NetworkError no answer came, or the caller's signal was aborted
   */
  getConfig(options?: CallOptions): Promise<SalesConfig>;
}
