import type { Queries } from '../../database/Database.ts';

const TABLES: readonly string[] = ['documents', 'document_websites', 'pictures', 'authors', 'tags'];
const WORD_INDEXES: readonly string[] = [
  'documents_by_search',
  'documents_by_tag',
  'documents_by_credit',
  'documents_by_site_key',
  'documents_by_title',
];

/**
 * Does for the content tables what a server does by itself after a while and the embedded database never: counts what
 * they hold, so that queries are planned for it, and sorts what is new into the word indexes, where searches read
 * through a list of it otherwise.
 */
export async function settleTables(queries: Queries): Promise<void> {
  for (const index of WORD_INDEXES)
    await queries.query('select gin_clean_pending_list($1::text::regclass)', [index]);
  for (const table of TABLES) await queries.query(`analyze ${table}`);
}
