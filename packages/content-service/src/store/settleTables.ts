import type { Queries } from '@broadsheet/service-kit/database';

const TABLES: readonly string[] = ['documents', 'document_websites', 'pictures', 'authors', 'tags'];
const WORD_INDEXES: readonly string[] = [
  'documents_by_search',
  'documents_by_tag',
  'documents_by_credit',
  'documents_by_site_key',
  'documents_by_title',
];

/**
 * Maintains the content tables as autovacuum does on a server; the embedded database has none. It updates the statistics of
 * the query planner, and merges the pending entries of the word indexes, which every search would scan otherwise.
 */
export async function settleTables(queries: Queries): Promise<void> {
  for (const index of WORD_INDEXES)
    await queries.query('select gin_clean_pending_list($1::text::regclass)', [index]);
  for (const table of TABLES) await queries.query(`analyze ${table}`);
}
