/** The clients that scripts without React use; the loader fetches this module when the first of them asks for one. */
export { connectIdentity, connectSales } from '@broadsheet/block-kit';
