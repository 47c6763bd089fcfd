/** Reads and writes collections among the documents of the site, so that readers see a change at their next request. */
import { createHash } from 'node:crypto';
import { prepareDocument, saveRecord } from '@broadsheet/content-service';
import {
  bodyColumn,
  booleanColumn,
  inMilliseconds,
  integerColumn,
  momentParameter,
  optionalMomentColumn,
  optionalTextColumn,
  textColumn,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { isJsonObject, listAt, objectAt, omit, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { PageDraft } from '../drafts/draftStore.ts';
import { EditingError } from '../EditingError.ts';
import { findNextEnd, readDocument, toBody } from './collectionDocument.ts';

/** The alias of the collection of alerts, which is written by sending an alert and by nothing else. */
export const ALERTS = 'alert-bar';

export interface CollectionKey {
  readonly site: string;
  readonly id: string;
}

/** Reads the collection that readers get under an alias, as it is stored; locks it until the end of the transaction. */
export async function readCollection(
  queries: Queries,
  { site, alias }: { readonly site: string; readonly alias: string },
): Promise<JsonObject | undefined> {
  const [row] = await queries.query(
    `select d.body from documents d left join document_websites w on w.document_id = d.id and w.site = $1
     where d.type = 'collection' and d.content_aliases @> array[$2::text] and d.published
     order by w.site is null, d.display_date desc nulls last, d.id limit 1 for update of d`,
    [site, alias],
  );
  return row && bodyColumn(row);
}

/** Stores a collection. Run it in a transaction. */
export async function writeCollection(queries: Queries, site: string, body: JsonObject): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const id = textAt(body, '_id') ?? '';
  await saveRecord(queries, prepareDocument('collection', body, { id, site, hash }), site);
}

/** The condition for documents `d` with the placement `w` that are collections of the site `$1` for editors. */
const OWN = `d.type = 'collection' and d.published and not (coalesce(d.content_aliases, '{}') @> array['${ALERTS}'])
  and (w.site is not null or not exists (select 1 from document_websites o where o.document_id = d.id))`;

const BODY = `select d.body from documents d
  left join document_websites w on w.document_id = d.id and w.site = $1 where d.id = $2 and ${OWN}`;

/** Reads a stored collection of the site. */
export async function readBody(
  queries: Queries,
  { site, id }: CollectionKey,
): Promise<JsonObject | undefined> {
  const [row] = await queries.query(BODY, [site, id]);
  return row && bodyColumn(row);
}

/**
 * Reads a stored collection and locks it until the end of the transaction. Whatever changes one locks it before its row in
 * `collection_ends`, so that two changes never wait for each other.
 */
export async function lockBody(
  queries: Queries,
  { site, id }: CollectionKey,
): Promise<JsonObject | undefined> {
  const [row] = await queries.query(`${BODY} for update of d`, [site, id]);
  return row && bodyColumn(row);
}

/** Refuses an id or an alias that something else of the site has. @throws EditingError 409 */
async function requireFree(queries: Queries, key: CollectionKey, document: JsonObject): Promise<void> {
  const [other] = await queries.query('select 1 as one from documents where id = $1', [key.id]);
  if (other !== undefined && (await readBody(queries, key)) === undefined)
    throw new EditingError(409, { says: 'refusal.collection-id', values: { id: key.id } });
  const aliases = listAt(document, 'aliases').filter((alias) => typeof alias === 'string');
  const [taken] = await queries.query(
    `select d.body from documents d left join document_websites w on w.document_id = d.id and w.site = $1
     where d.content_aliases && $2::text[] and d.id <> $3 and ${OWN} limit 1`,
    [key.site, aliases, key.id],
  );
  if (taken === undefined) return;
  const name = textAt(bodyColumn(taken), 'headlines', 'basic') ?? '';
  throw new EditingError(409, { says: 'refusal.collection-alias', values: { name } });
}

/** Records when the next pin of a collection ends. @param at milliseconds since 1970; undefined: none will */
export async function recordEnd(
  queries: Queries,
  { site, id }: CollectionKey,
  at: number | undefined,
): Promise<void> {
  if (at === undefined)
    await queries.query('delete from collection_ends where site = $1 and id = $2', [site, id]);
  else
    await queries.query(
      `insert into collection_ends (site, id, ends_at) values ($1, $2, ${momentParameter(3)})
       on conflict (site, id) do update set ends_at = excluded.ends_at`,
      [site, id, at],
    );
}

export interface CollectionPublishing extends CollectionKey {
  readonly document: JsonObject;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Stores the document of a collection as what readers get. Run it in a transaction.
 *
 * @throws EditingError 409 when its id or an alias belongs to something else
 */
export async function publishCollection(
  queries: Queries,
  { document, at, ...key }: CollectionPublishing,
): Promise<void> {
  const stored = await lockBody(queries, key);
  await requireFree(queries, key, document);
  await writeCollection(queries, key.site, toBody(document, { ...key, at, stored }));
  await recordEnd(queries, key, findNextEnd(document, at));
}

/**
 * Deletes a published collection; one that is placed on other sites too loses only its place on this one. A block that asks for
 * it by its alias then shows that of the other site, as everywhere.
 */
export async function dropCollection(queries: Queries, key: CollectionKey): Promise<void> {
  const { site, id } = key;
  const [elsewhere] = await queries.query(
    'select 1 as one from document_websites where document_id = $1 and site <> $2 limit 1',
    [id, site],
  );
  if (elsewhere === undefined)
    await queries.query(`delete from documents where id = $1 and type = 'collection'`, [id]);
  else {
    const body = await lockBody(queries, key);
    if (body !== undefined)
      await writeCollection(queries, site, {
        ...body,
        websites: omit(objectAt(body, 'websites') ?? {}, site),
      });
  }
  await recordEnd(queries, key, undefined);
}

/** Stores the body of a deleted collection again; where it is still placed on other sites, it only gets its place on this one. */
export async function restoreBody(queries: Queries, site: string, body: JsonObject): Promise<void> {
  const [row] = await queries.query(
    `select d.body from documents d where d.id = $1 and d.type = 'collection' for update of d`,
    [textAt(body, '_id') ?? ''],
  );
  const kept = row && bodyColumn(row);
  const place = objectAt(body, 'websites', site) ?? {};
  await writeCollection(
    queries,
    site,
    kept === undefined ? body : { ...kept, websites: { ...objectAt(kept, 'websites'), [site]: place } },
  );
}

/** A collection in the list of all. */
export interface ListedCollection {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The aliases by which readers get it now; a draft may have others. */
  readonly publishedAliases: readonly string[];
  /** The number of its items, without those that come by themselves. */
  readonly count: number;
  readonly isPublished: boolean;
  readonly draft: Omit<PageDraft, 'document'> | undefined;
}

/** Returns every collection of the site that is published or has a draft, sorted by name. */
export async function listCollections(queries: Queries, site: string): Promise<readonly ListedCollection[]> {
  const rows = await queries.query(
    `select coalesce(published.id, substr(drafts.id, 12)) as id, published.body as body, drafts.document as document,
        published.id is not null as is_published, coalesce(drafts.revision, 0) as revision,
        ${inMilliseconds('drafts.changed_at')} as changed_at, editors.name as editor_name
       from (select d.id, d.body from documents d
               left join document_websites w on w.document_id = d.id and w.site = $1 where ${OWN}) published
       full join (select * from setting_drafts where site = $1 and id like 'collection:%') drafts
         on drafts.id = 'collection:' || published.id
       left join editors on editors.id = drafts.editor_id`,
    [site],
  );
  const listed = rows.map((row): ListedCollection => {
    const [draft, body] = [row['document'], row['body']];
    const document = isJsonObject(draft) ? draft : isJsonObject(body) ? readDocument(body) : {};
    const changedAt = optionalMomentColumn(row, 'changed_at');
    const [revision, editorName] = [integerColumn(row, 'revision'), optionalTextColumn(row, 'editor_name')];
    return {
      id: textColumn(row, 'id'),
      name: textAt(document, 'name') ?? '',
      aliases: listAt(document, 'aliases').filter((alias) => typeof alias === 'string'),
      publishedAliases: isJsonObject(body)
        ? listAt(body, 'content_aliases').filter((alias) => typeof alias === 'string')
        : [],
      count: listAt(document, 'children').length,
      isPublished: booleanColumn(row, 'is_published'),
      draft: changedAt === undefined ? undefined : { revision, changedAt, editorName: editorName ?? '' },
    };
  });
  return listed.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}
