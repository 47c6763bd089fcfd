import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { editedTable } from './editedTable.ts';
import type { DraftKey, PageKey } from './editedTable.ts';

/** The unpublished state of a page or a setting that editors work on. */
export interface PageDraft {
  readonly document: JsonObject;
  /** The number of the last save. It counts on from the drafts of the same page before, so that none is used twice. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Empty when the draft came from the command line. */
  readonly editorName: string;
}

/** Returns the subject of an English sentence about the last change of a draft. */
export const nameChanger = ({ editorName }: PageDraft): string =>
  editorName === '' ? 'Somebody' : editorName;

export interface ListedPage {
  readonly id: string;
  /** The document of the draft if there is one, otherwise the published document. */
  readonly document: JsonObject;
  readonly isPublished: boolean;
  /** The `match` of the published document; undefined when the page is not published. */
  readonly publishedMatch: JsonObject | undefined;
  /** The editor and the time of the publication; undefined when the page is not published or was imported. */
  readonly publication: { readonly publishedAt: number; readonly editorName: string } | undefined;
  /** The scheduled publication and end of publication; undefined when nothing is scheduled. */
  readonly schedule: { readonly publishAt?: number; readonly unpublishAt?: number } | undefined;
  readonly draft: Omit<PageDraft, 'document'> | undefined;
}

/** Reads a column with a JSON object. @throws Error when it is not an object, because the table was changed by hand */
export function documentColumn(row: SqlRow, name: string): JsonObject {
  const value = row[name];
  if (!isJsonObject(value)) throw new Error(`The column "${name}" holds no JSON object. Restore the table.`);
  return value;
}

const COLUMNS = `document, revision, ${inMilliseconds('changed_at')} as changed_at,
  coalesce((select name from editors where editors.id = drafts.editor_id), '') as editor_name`;

const toDraft = (row: SqlRow): PageDraft => ({
  document: documentColumn(row, 'document'),
  revision: integerColumn(row, 'revision'),
  changedAt: momentColumn(row, 'changed_at'),
  editorName: textColumn(row, 'editor_name'),
});

export async function readDraft(queries: Queries, key: DraftKey): Promise<PageDraft | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from ${editedTable(key, 'drafts')} drafts where site = $1 and id = $2`,
    [key.site, key.id],
  );
  return row && toDraft(row);
}

/** Returns the revision of a draft; 0 when there is none. */
export async function readRevision(queries: Queries, key: DraftKey): Promise<number> {
  const [row] = await queries.query(
    `select revision from ${editedTable(key, 'drafts')} where site = $1 and id = $2`,
    [key.site, key.id],
  );
  return row === undefined ? 0 : integerColumn(row, 'revision');
}

export interface SavedDraft {
  readonly document: JsonObject;
  /** The revision that the editor changed; 0 when there was no draft. */
  readonly revision: number;
  readonly editorId: string;
  readonly at: number;
}

/** Saves a draft. @returns the new revision; undefined when another one was saved meanwhile, and then nothing is stored */
export async function saveDraft(
  queries: Queries,
  key: DraftKey,
  { document, revision, editorId, at }: SavedDraft,
): Promise<number | undefined> {
  const table = editedTable(key, 'drafts');
  const values = [key.site, key.id, JSON.stringify(document), at, editorId];
  const [row] =
    revision === 0
      ? await queries.query(
          `insert into ${table} (site, id, document, revision, changed_at, editor_id)
           values ($1, $2, $3::text::jsonb,
             1 + coalesce((select revision from ${editedTable(key, 'ended')} where site = $1 and id = $2), 0),
             ${momentParameter(4)}, $5)
           on conflict (site, id) do nothing returning revision`,
          values,
        )
      : await queries.query(
          `update ${table} set document = $3::text::jsonb, revision = revision + 1,
             changed_at = ${momentParameter(4)}, editor_id = $5
           where site = $1 and id = $2 and revision = $6 returning revision`,
          [...values, revision],
        );
  return row && integerColumn(row, 'revision');
}

/** Deletes a draft, and notes its revision for the next one. @returns false when there is none with this revision */
export async function dropDraft(queries: Queries, key: DraftKey, revision: number): Promise<boolean> {
  const rows = await queries.query(
    `with dropped as (
       delete from ${editedTable(key, 'drafts')} where site = $1 and id = $2 and revision = $3
       returning site, id, revision)
     insert into ${editedTable(key, 'ended')} (site, id, revision) select site, id, revision from dropped
       on conflict (site, id) do update set revision = excluded.revision
     returning id`,
    [key.site, key.id, revision],
  );
  return rows.length > 0;
}

/** Deletes a draft that equals a document, because nothing in it is left to publish. */
export async function dropSameDraft(queries: Queries, key: DraftKey, document: JsonObject): Promise<void> {
  const [row] = await queries.query(
    `select revision from ${editedTable(key, 'drafts')}
      where site = $1 and id = $2 and document = $3::text::jsonb`,
    [key.site, key.id, JSON.stringify(document)],
  );
  if (row !== undefined) await dropDraft(queries, key, integerColumn(row, 'revision'));
}

/** Returns whether a page is published or has a draft. */
export async function hasPage(queries: Queries, { site, id }: PageKey): Promise<boolean> {
  const rows = await queries.query(
    `select 1 as one from pages where site = $1 and id = $2
     union all select 1 from page_drafts where site = $1 and id = $2 limit 1`,
    [site, id],
  );
  return rows.length > 0;
}

function toListedDraft(row: SqlRow): ListedPage['draft'] {
  const changedAt = optionalMomentColumn(row, 'changed_at');
  if (changedAt === undefined) return undefined;
  const editorName = optionalTextColumn(row, 'editor_name') ?? '';
  return { revision: integerColumn(row, 'revision'), changedAt, editorName };
}

function toPublication(row: SqlRow): ListedPage['publication'] {
  const publishedAt = optionalMomentColumn(row, 'published_at');
  const editorName = optionalTextColumn(row, 'publisher_name');
  return publishedAt === undefined || editorName === undefined ? undefined : { publishedAt, editorName };
}

function toSchedule(row: SqlRow): ListedPage['schedule'] {
  const publishAt = optionalMomentColumn(row, 'publish_at');
  const unpublishAt = optionalMomentColumn(row, 'unpublish_at');
  if (publishAt === undefined && unpublishAt === undefined) return undefined;
  return { ...(publishAt !== undefined && { publishAt }), ...(unpublishAt !== undefined && { unpublishAt }) };
}

/** Returns every page that is published or has a draft, sorted by id. */
export async function listPages(queries: Queries, site: string): Promise<readonly ListedPage[]> {
  const rows = await queries.query(
    `select coalesce(drafts.id, pages.id) as id, coalesce(drafts.document, pages.body) as document,
        pages.id is not null as is_published, pages.body -> 'match' as published_match,
        coalesce(drafts.revision, 0) as revision,
        ${inMilliseconds('drafts.changed_at')} as changed_at, editors.name as editor_name,
        ${inMilliseconds('version.published_at')} as published_at, version.editor_name as publisher_name,
        ${inMilliseconds('schedule.publish_at')} as publish_at,
        ${inMilliseconds('schedule.unpublish_at')} as unpublish_at
       from (select * from pages where site = $1) pages
       full join (select * from page_drafts where site = $1) drafts on drafts.id = pages.id
       left join editors on editors.id = drafts.editor_id
       left join lateral (select document, published_at, editor_name from page_versions
         where site = $1 and id = pages.id order by number desc limit 1) version on version.document = pages.body
       left join page_schedules schedule
         on schedule.site = $1 and schedule.id = coalesce(drafts.id, pages.id) and schedule.failure is null
      order by 1`,
    [site],
  );
  return rows.map((row) => ({
    id: textColumn(row, 'id'),
    document: documentColumn(row, 'document'),
    isPublished: booleanColumn(row, 'is_published'),
    publishedMatch: row['published_match'] === null ? undefined : documentColumn(row, 'published_match'),
    publication: toPublication(row),
    schedule: toSchedule(row),
    draft: toListedDraft(row),
  }));
}
