import { createLoadOnce, createTransport } from '@broadsheet/client-core';
import type { Transport, TransportOptions } from '@broadsheet/client-core';
import { fetchConfig } from '../config/fetchConfig.ts';
import type { SalesConfig } from '../config/SalesConfig.ts';

/**
 * Where the sales service is and what may be used to reach it.
 *
 * `origin` and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s per
 * attempt (`timeoutMs`) and three attempts (`retry`). There is no storage: nothing of sales is kept beyond the client.
 */
export interface SalesOptions extends Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
> {}

export interface CallOptions {
  /** Ends this caller's wait; the request itself goes on while another caller waits for it. */
  readonly signal?: AbortSignal;
}

/** What every operation works with. An operation is a function of this and its own arguments, in its own file. */
export interface SalesContext {
  readonly transport: Transport;
  /** Gives the configuration of the sales service, fetched once; a failure is not kept. */
  readonly getConfig: (options?: CallOptions) => Promise<SalesConfig>;
}

/** Puts together what the operations work with: one per page in a browser, one per request on a server. */
export function createSalesContext(options: SalesOptions): SalesContext {
  const transport = createTransport(options);
  return {
    transport,
    getConfig: createLoadOnce((signal) => fetchConfig(transport, signal)),
  };
}
