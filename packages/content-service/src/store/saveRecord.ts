import { optionalTextColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import { findSearchConfig } from '../search/findSearchConfig.ts';
import type {
  AuthorRecord,
  ContentRecord,
  DocumentRecord,
  ImageRecord,
  SiteRecord,
} from './ContentRecord.ts';
import { saveDocuments, searchVector } from './saveDocuments.ts';

interface TableKey {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
}

function getKey(record: Exclude<ContentRecord, DocumentRecord>): TableKey {
  switch (record.kind) {
    case 'author':
      return { table: 'authors', columns: { id: record.id } };
    case 'tag':
      return { table: 'tags', columns: { slug: record.slug } };
    case 'navigation':
      return { table: 'navigation', columns: { site: record.site, hierarchy: record.hierarchy } };
    case 'site':
      return { table: 'site_properties', columns: { site: record.site } };
    case 'theme':
      return { table: 'site_themes', columns: { site: record.site } };
    case 'page':
      return { table: 'pages', columns: { site: record.site, id: record.id } };
    case 'redirects':
      return { table: 'redirect_lists', columns: { site: record.site, id: record.id } };
    case 'sales':
      return { table: 'sales_documents', columns: { site: record.site, type: record.type, id: record.id } };
  }
}

async function storedHash(queries: Queries, { table, columns }: TableKey): Promise<string | undefined> {
  const names = Object.keys(columns);
  const where = names.map((name, index) => `${name} = $${index + 1}`).join(' and ');
  const [row] = await queries.query(`select hash from ${table} where ${where}`, Object.values(columns));
  return row === undefined ? undefined : optionalTextColumn(row, 'hash');
}

/** Inserts or replaces a row. `body` is JSON text. */
async function upsert(
  queries: Queries,
  key: TableKey,
  values: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  const row: Readonly<Record<string, SqlValue>> = { ...key.columns, ...values };
  const names = Object.keys(row);
  const slots = names.map((name, index) => `$${index + 1}${name === 'body' ? '::text::jsonb' : ''}`);
  const updates = Object.keys(values).map((name) => `${name} = excluded.${name}`);
  await queries.query(
    `insert into ${key.table} (${names.join(', ')}) values (${slots.join(', ')})
     on conflict (${Object.keys(key.columns).join(', ')}) do update set ${updates.join(', ')}`,
    Object.values(row),
  );
}

async function saveImages(queries: Queries, owner: string, images: readonly ImageRecord[]): Promise<void> {
  await queries.query('delete from pictures where document_id = $1', [owner]);
  if (images.length === 0) return;
  await queries.query(
    `insert into pictures (id, document_id, body)
     select item ->> 'id', $1::text, item -> 'body' from jsonb_array_elements($2::text::jsonb) item
     on conflict (id, document_id) do nothing`,
    [owner, JSON.stringify(images)],
  );
}

/** Indexes documents again, because they are found by the names of their authors too, and may refer to authors by id. */
async function reindex(
  queries: Queries,
  site: string,
  where: string,
  values: readonly SqlValue[] = [],
): Promise<void> {
  await queries.query(
    `update documents d set
       search = ${searchVector('$1', 'search_body')},
       search_open = case when d.search_opening is not null then ${searchVector('$1', 'search_opening')} end
     where ${where}`,
    [await findSearchConfig(queries, site), ...values],
  );
}

async function saveAuthor(
  queries: Queries,
  key: TableKey,
  record: AuthorRecord,
  site: string,
): Promise<void> {
  await upsert(queries, key, { slug: record.slug, body: JSON.stringify(record.body), hash: record.hash });
  await saveImages(queries, `author ${record.id}`, record.images);
  await reindex(queries, site, "d.credit_keys @> array['id:' || $2::text]", [record.id]);
}

/**
 * Stores site properties. A change of the site's language indexes all documents again, because it determines the stemming.
 */
async function saveSite(queries: Queries, key: TableKey, record: SiteRecord, site: string): Promise<void> {
  const before = await findSearchConfig(queries, site);
  await upsert(queries, key, { body: JSON.stringify(record.body), hash: record.hash });
  const after = await findSearchConfig(queries, site);
  if (before !== after) await reindex(queries, site, 'true');
}

/**
 * Inserts or replaces a record. Run it in a transaction.
 *
 * @param site the site in whose language words are indexed
 * @returns false when the same source is stored already; then nothing is written
 */
export async function saveRecord(queries: Queries, record: ContentRecord, site: string): Promise<boolean> {
  if (record.kind === 'document') return (await saveDocuments(queries, [record], site)).has(record.id);
  const key = getKey(record);
  if ((await storedHash(queries, key)) === record.hash) return false;
  switch (record.kind) {
    case 'author':
      await saveAuthor(queries, key, record, site);
      return true;
    case 'site':
      await saveSite(queries, key, record, site);
      return true;
    case 'tag':
    case 'navigation':
    case 'theme':
    case 'page':
    case 'redirects':
    case 'sales':
      await upsert(queries, key, { body: JSON.stringify(record.body), hash: record.hash });
      return true;
  }
}
