import { createSalesContext } from './context/createSalesContext.ts';
import type { SalesClient, SalesClientOptions } from './SalesClient.ts';

/** Makes a client with its own memory: one per page in a browser, one per request on a server. Sends nothing by itself. */
export function createSalesClient(options: SalesClientOptions): SalesClient {
  const context = createSalesContext(options);
  return { context, getConfig: context.getConfig };
}
