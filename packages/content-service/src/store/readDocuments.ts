import { spellPath } from '@broadsheet/sdk-content/server';
import { bodyColumn, optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { SqlValue } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { urlKey } from './ContentKey.ts';
import { placedDocument } from './createContentStore.ts';
import type { ContentStore, DocumentScope, PlacedDocument } from './createContentStore.ts';

/** The SQL condition for visible documents; `$2` of every statement here is the time, or null to include hidden ones. */
const VISIBLE = `($2::text is null
  or (d.published and (d.embargo_until is null or d.embargo_until <= $2::text::timestamptz)))`;
const selectPlaced = (body: string): string =>
  `select d.id, ${body} as body, w.website_url from documents d
  left join document_websites w on w.document_id = d.id and w.site = $1`;
const PLACED = selectPlaced('d.body');
const WITHOUT_TEXT = selectPlaced("d.body - 'content_elements'");

/** How much of a document is read: all of it, or all but its text, which is most of its size and which no list shows. */
export type Extent = 'whole' | 'without text';

/** Returns the time at which documents must be visible, ISO 8601; null when the scope includes unpublished ones. */
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

function recordDocuments({ recordRead }: ContentStore, ids: readonly string[]): void {
  for (const id of ids) recordRead?.(`document ${id}`);
}

/** Finds a document by id; undefined when it is on other sites only. */
export async function findDocumentById(
  store: ContentStore,
  scope: DocumentScope,
  id: string,
): Promise<PlacedDocument | undefined> {
  const onSite =
    '(w.site is not null or not exists (select 1 from document_websites o where o.document_id = d.id))';
  store.recordRead?.(`document ${id}`);
  const [found] = await read(store, scope, `d.id = $3 and ${onSite}`, [id]);
  return found;
}

/**
 * Finds a document by its path, in any spelling, with or without a trailing slash. Of several with the same path, the newest
 * one that is not a redirect is returned.
 */
export async function findDocumentByUrl(
  store: ContentStore,
  scope: DocumentScope,
  path: string,
): Promise<PlacedDocument | undefined> {
  const bare = spellPath(path).replace(/(?<!\/)\/+$/, '');
  store.recordRead?.(urlKey(scope.site, path));
  const [found] = await read(
    store,
    scope,
    `spell_path_composed(w.website_url) = any ($3::text[])
     order by d.type = 'redirect', d.display_date desc nulls last, d.id limit 1`,
    [[bare === '' ? '/' : bare, `${bare}/`]],
  );
  if (found !== undefined) store.recordRead?.(`document ${found.id}`);
  return found;
}

/** Finds a collection by its id or one of its aliases; one on the requested site takes precedence. */
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
  store.recordRead?.('id' in key ? `document ${key.id}` : `alias ${key.alias}`);
  if (found !== undefined) store.recordRead?.(`document ${found.id}`);
  return found;
}

/** Loads documents by their ids, in any order; missing and hidden ones are skipped. */
export async function loadDocuments(
  store: ContentStore,
  scope: DocumentScope,
  ids: readonly string[],
): Promise<readonly PlacedDocument[]> {
  recordDocuments(store, ids);
  return ids.length === 0 ? [] : read(store, scope, 'd.id = any ($3::text[])', [ids]);
}

export interface DocumentsAndAuthors {
  readonly documents: readonly PlacedDocument[];
  readonly authors: readonly JsonObject[];
}

/**
 * Loads documents and authors by their ids with one statement, in any order; missing and hidden ones are skipped. Most
 * stories refer to both, and in the embedded database a statement costs more than its rows. Authors that were read a moment
 * ago are not read again.
 */
export async function loadDocumentsAndAuthors(
  store: ContentStore,
  scope: DocumentScope,
  {
    documentIds,
    authorIds,
    extent,
  }: {
    readonly documentIds: readonly string[];
    readonly authorIds: readonly string[];
    readonly extent: Extent;
  },
): Promise<DocumentsAndAuthors> {
  recordDocuments(store, documentIds);
  for (const id of authorIds) store.recordRead?.(`author ${id}`);
  const known = authorIds.map((id) => store.authors.find(id)).filter((author) => author !== undefined);
  const unknownIds = authorIds.filter((id) => store.authors.find(id) === undefined);
  if (documentIds.length + unknownIds.length === 0) return { documents: [], authors: known };
  const rows = await store.database.query(
    `select false as is_author, placed.* from (${extent === 'whole' ? PLACED : WITHOUT_TEXT} where ${VISIBLE} and d.id = any ($3::text[])) placed
     union all select true, a.id, a.body, null from authors a where a.id = any ($4::text[])`,
    [scope.site, visibilityTime(store, scope), documentIds, unknownIds],
  );
  const authors = rows.filter((row) => row['is_author'] === true);
  for (const author of authors) store.authors.keep(textColumn(author, 'id'), bodyColumn(author));
  return {
    documents: rows.filter((row) => row['is_author'] !== true).map(placedDocument),
    authors: [...known, ...authors.map(bodyColumn)],
  };
}

/** What decides the genre of a story. */
export interface KindOfStory {
  readonly subtype: string | undefined;
  /** The text of its label. */
  readonly label: string | undefined;
}

/** Loads what the stories at some paths are, by path without a trailing slash; missing and hidden ones are skipped. */
export async function loadKindsByUrl(
  store: ContentStore,
  { scope, paths }: { readonly scope: DocumentScope; readonly paths: readonly string[] },
): Promise<ReadonlyMap<string, KindOfStory>> {
  for (const path of paths) store.recordRead?.(urlKey(scope.site, path));
  const rows = await store.database.query(
    `select d.id, w.website_url, d.body->>'subtype' as subtype, d.body#>>'{label,basic,text}' as label from documents d
     join document_websites w on w.document_id = d.id and w.site = $1
     where ${VISIBLE} and d.type = 'story' and spell_path_composed(w.website_url) = any ($3::text[])`,
    [scope.site, visibilityTime(store, scope), paths.flatMap((path) => [path, `${path}/`])],
  );
  recordDocuments(
    store,
    rows.map((row) => textColumn(row, 'id')),
  );
  return new Map(
    rows.map((row) => [
      spellPath(textColumn(row, 'website_url')).replace(/\/+$/, ''),
      { subtype: optionalTextColumn(row, 'subtype'), label: optionalTextColumn(row, 'label') },
    ]),
  );
}

/** Returns the ids of documents that exist and are visible. */
export async function existingIds(
  store: ContentStore,
  scope: DocumentScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  recordDocuments(store, ids);
  const rows = await store.database.query(
    `select d.id from documents d where $1::text is not null and ${VISIBLE} and d.id = any ($3::text[])`,
    [scope.site, visibilityTime(store, scope), ids],
  );
  return new Set(rows.map((row) => textColumn(row, 'id')));
}
