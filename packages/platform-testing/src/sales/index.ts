export type { Behaviour } from './fakeProvider.ts';
export { onEachSalesDatabase } from './onEachSalesDatabase.ts';
export { openSalesClient } from './openSalesClient.ts';
export { GIFT, MONTHLY, YEARLY, openSubscribers, storeDocument } from './openSubscribers.ts';
export type { Subscribers } from './openSubscribers.ts';
export { prepareSales } from './prepareSales.ts';
export { importFixtures, retail } from './sales.ts';
export { accepts, addItem, address, salesRows } from './salesRows.ts';
export type { Prepared } from './salesRows.ts';
