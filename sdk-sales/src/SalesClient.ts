import type { SalesConfig } from './config/SalesConfig.ts';
import type { CallOptions, SalesContext, SalesOptions } from './context/createSalesContext.ts';

export type SalesClientOptions = SalesOptions;

export interface SalesClient {
  /** What an operation that is a function works with. */
  readonly context: SalesContext;
  /**
   * Gives the configuration of the sales service.
   *
   * Fetched once in the client's life: callers at the same time share one request, later ones get the kept answer. A
   * failure is not kept.
   *
   * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
   * @throws NetworkError no answer came, or the caller's signal was aborted
   */
  getConfig(options?: CallOptions): Promise<SalesConfig>;
}
