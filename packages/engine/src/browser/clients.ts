/** What the loader fetches for script without React that asks who is reading, with the first such question. */
export { connectIdentity, connectSales } from '@broadsheet/block-kit';
