export { createSalesClient } from './createSalesClient.ts';
export type { CallOptions } from './context/createSalesContext.ts';
export type { SalesContext } from './context/createSalesContext.ts';
export type { SalesClient } from './SalesClient.ts';
export type { SalesClientOptions } from './SalesClient.ts';
export type { SalesConfig } from './config/SalesConfig.ts';
