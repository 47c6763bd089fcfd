/**
 * Writes many documents at a time.
 *
 * Most of the cost of a statement is the round trip, with the embedded database too: a hundred documents in five statements
 * take a third of the time that they take one by one. The search vector is computed in the insert, because a later update
 * would write the row and its indexes twice.
 */
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { findSearchConfig } from '../search/findSearchConfig.ts';
import type { DocumentRecord } from './ContentRecord.ts';
import { savePinEnds } from './savePinEnds.ts';

const COLUMNS = {
  id: 'text',
  type: 'text',
  published: 'boolean',
  embargo_until: 'timestamptz',
  display_date: 'timestamptz',
  tag_slugs: 'text[]',
  credit_keys: 'text[]',
  content_aliases: 'text[]',
  site_keys: 'text[]',
  body: 'jsonb',
  hash: 'text',
  search_title: 'text',
  search_summary: 'text',
  search_body: 'text',
  search_opening: 'text',
} as const;

type Column = keyof typeof COLUMNS;

/** Returns the keys by which feeds find documents of a site and its sections: `courier`, `courier /sport/`. */
function getSiteKeys({ placements }: DocumentRecord): readonly string[] {
  const keys = placements.flatMap(({ site, sectionIds }) => [
    site,
    ...sectionIds.map((id) => `${site} ${id}`),
  ]);
  return [...new Set(keys)];
}

function toRow(record: DocumentRecord): Readonly<Record<Column, unknown>> {
  return {
    id: record.id,
    type: record.type,
    published: record.published,
    embargo_until: record.embargoUntil,
    display_date: record.displayDate,
    tag_slugs: record.tagSlugs,
    credit_keys: record.creditKeys,
    content_aliases: record.contentAliases,
    site_keys: getSiteKeys(record),
    body: record.body,
    hash: record.hash,
    search_title: record.search.title,
    search_summary: record.search.summary,
    search_body: record.search.body,
    search_opening: record.search.opening,
  };
}

const NAMES = Object.keys(COLUMNS).join(', ');
const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const UPDATES = [...Object.keys(COLUMNS).slice(1), 'search', 'search_open']
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** Returns an SQL expression for the names of the authors whose ids are in a column of credit keys. */
export function creditedNames(column: string): string {
  return `(select string_agg(a.body ->> 'name', ' ') from authors a
    where a.id in (select substr(credit, 4) from unnest(${column}) credit where credit like 'id:%'))`;
}

/** Returns an SQL expression for the search vector of a row `d`. @param body the column of the body's text */
export function searchVector(config: string, body: 'search_body' | 'search_opening'): string {
  return `content_vector(${config}::text::regconfig, d.search_title,
    concat_ws(' ', d.search_summary, ${creditedNames('d.credit_keys')}), d.${body})`;
}

const INSERT = `insert into documents (${NAMES}, search, search_open)
  select ${NAMES}, ${searchVector('$2', 'search_body')}, ${searchVector('$2', 'search_opening')}
  from jsonb_to_recordset($1::text::jsonb) d(${TYPED})
  on conflict (id) do update set ${UPDATES}, stored_at = default`;

async function savePlacements(queries: Queries, records: readonly DocumentRecord[]): Promise<void> {
  const rows = records.flatMap(({ id, placements }) =>
    placements.map(({ site, websiteUrl }) => ({ document_id: id, site, website_url: websiteUrl })),
  );
  if (rows.length === 0) return;
  await queries.query(
    `insert into document_websites (document_id, site, website_url)
     select document_id, site, website_url from jsonb_to_recordset($1::text::jsonb)
       w(document_id text, site text, website_url text)`,
    [JSON.stringify(rows)],
  );
}

async function saveImages(queries: Queries, records: readonly DocumentRecord[]): Promise<void> {
  const rows = records.flatMap(({ id: owner, images }) =>
    images.map(({ id, body }) => ({ id, document_id: owner, body })),
  );
  if (rows.length === 0) return;
  await queries.query(
    `insert into pictures (id, document_id, body)
     select id, document_id, body from jsonb_to_recordset($1::text::jsonb) p(id text, document_id text, body jsonb)
     on conflict (id, document_id) do nothing`,
    [JSON.stringify(rows)],
  );
}

/**
 * Inserts or replaces documents with different ids. Run it in a transaction.
 *
 * @param site the site in whose language words are indexed
 * @returns the ids of those that were not stored already from the same source
 */
export async function saveDocuments(
  queries: Queries,
  records: readonly DocumentRecord[],
  site: string,
): Promise<ReadonlySet<string>> {
  const stored = await queries.query('select id, hash from documents where id = any ($1::text[])', [
    records.map(({ id }) => id),
  ]);
  const hashes = new Map(stored.map((row) => [textColumn(row, 'id'), textColumn(row, 'hash')]));
  const changed = records.filter(({ id, hash }) => hashes.get(id) !== hash);
  if (changed.length === 0) return new Set();
  const config = await findSearchConfig(queries, site);
  await queries.query(INSERT, [JSON.stringify(changed.map(toRow)), config]);
  const replaced = changed.map(({ id }) => id).filter((id) => hashes.has(id));
  if (replaced.length > 0) {
    await queries.query('delete from document_websites where document_id = any ($1::text[])', [replaced]);
    await queries.query('delete from pictures where document_id = any ($1::text[])', [replaced]);
  }
  await savePlacements(queries, changed);
  await saveImages(queries, changed);
  await savePinEnds(queries, changed, site);
  return new Set(changed.map(({ id }) => id));
}
