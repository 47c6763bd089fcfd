import { textColumn } from '../../database/columns.ts';
import type { SqlValue } from '../../database/Database.ts';
import { placedDocument } from './createContentStore.ts';
import type { ContentStore, DocumentScope, PlacedDocument } from './createContentStore.ts';

/** What a reader may see now; `$2` of every statement here is the time, or null when everything may be seen. */
const VISIBLE = `($2::text is null
  or (d.published and (d.embargo_until is null or d.embargo_until <= $2::text::timestamptz)))`;
const PLACED = `select d.id, d.body, w.website_url from documents d
  left join document_websites w on w.document_id = d.id and w.site = $1`;

/** The `$2` of the statements: ISO 8601. */
export function visibilityTime(store: ContentStore, scope: DocumentScope): string | null {
  return scope.includesUnpublished ? null : new Date(store.clock.now()).toISOString();
}

async function read(
  store: ContentStore,
  scope: DocumentScope,
  rest: string,
  values: readonly SqlValue[],
): Promise<readonly PlacedDocument[]> {
  const rows = await store.database.query(`${PLACED} where ${VISIBLE} and ${rest}`, [
    scope.site,
    visibilityTime(store, scope),
    ...values,
  ]);
  return rows.map(placedDocument);
}

/** A document by id; one that stands on other sites only is not found on this one. */
export async function findDocumentById(
  store: ContentStore,
  scope: DocumentScope,
  id: string,
): Promise<PlacedDocument | undefined> {
  const onSite =
    '(w.site is not null or not exists (select 1 from document_websites o where o.document_id = d.id))';
  const [found] = await read(store, scope, `d.id = $3 and ${onSite}`, [id]);
  return found;
}

/** A document by its path, with or without the slash at the end. Where two share a path the newest one that is no redirect answers. */
export async function findDocumentByUrl(
  store: ContentStore,
  scope: DocumentScope,
  path: string,
): Promise<PlacedDocument | undefined> {
  const bare = path.replace(/\/+$/, '');
  const [found] = await read(
    store,
    scope,
    `w.website_url = any ($3::text[])
     order by d.type = 'redirect', d.display_date desc nulls last, d.id limit 1`,
    [[bare === '' ? '/' : bare, `${bare}/`]],
  );
  return found;
}

/** A collection by its id or one of its aliases. */
export async function findCollection(
  store: ContentStore,
  scope: DocumentScope,
  key: { readonly id: string } | { readonly alias: string },
): Promise<PlacedDocument | undefined> {
  const condition = 'id' in key ? 'd.id = $3' : 'd.content_aliases @> array[$3::text]';
  const [found] = await read(
    store,
    scope,
    `d.type = 'collection' and ${condition} order by w.site is null, d.display_date desc nulls last, d.id limit 1`,
    ['id' in key ? key.id : key.alias],
  );
  return found;
}

/** Documents of these ids, in any order; ids that are not there, or may not be seen, are left out. */
export async function loadDocuments(
  store: ContentStore,
  scope: DocumentScope,
  ids: readonly string[],
): Promise<readonly PlacedDocument[]> {
  return ids.length === 0 ? [] : read(store, scope, 'd.id = any ($3::text[])', [ids]);
}

/** Which of the ids are there and may be seen. */
export async function existingIds(
  store: ContentStore,
  scope: DocumentScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.database.query(
    `select d.id from documents d where $1::text is not null and ${VISIBLE} and d.id = any ($3::text[])`,
    [scope.site, visibilityTime(store, scope), ids],
  );
  return new Set(rows.map((row) => textColumn(row, 'id')));
}
