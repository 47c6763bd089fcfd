import { createLoadOnce, createTransport } from '@broadsheet/client-core';
import { fetchConfig } from './config/fetchConfig.ts';
import type { SalesClient, SalesClientOptions } from './SalesClient.ts';

/** Makes a client with its own memory: one per page in a browser, one per request on a server. Sends nothing by itself. */
export function createSalesClient(options: SalesClientOptions): SalesClient {
  const transport = createTransport(options);
  return {
    getConfig: createLoadOnce((signal) => fetchConfig(transport, signal)),
  };
}
