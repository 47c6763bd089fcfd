/**
 * Deleting a page, and bringing it back: what readers saw and the draft are put aside together. Versions stay, and the
 * moment from which there was no such page is one of them.
 */
import { isJsonObject } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { integerColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import { momentColumn } from '../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../identity/store/moments.ts';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { dropDraft, readDraft } from '../drafts/draftStore.ts';
import type { PageKey } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { dropSchedule } from '../schedules/scheduleStore.ts';
import { publish } from '../versions/publishPage.ts';
import { readPublished, requirePublisher } from '../versions/publishedPage.ts';
import { addVersion, noteImported } from '../versions/versionStore.ts';

export interface DeletedPage {
  readonly id: string;
  /** What readers saw; undefined where it was not published. */
  readonly published: JsonObject | undefined;
  readonly draft: JsonObject | undefined;
  /** Of the draft; 0 where there was none. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
  readonly editorName: string;
}

const COLUMNS = `id, published, draft, draft_revision, editor_name, ${inMilliseconds('deleted_at')} as deleted_at`;

function documentAt(row: SqlRow, name: string): JsonObject | undefined {
  const value = row[name];
  return isJsonObject(value) ? value : undefined;
}

const toDeleted = (row: SqlRow): DeletedPage => ({
  id: textColumn(row, 'id'),
  published: documentAt(row, 'published'),
  draft: documentAt(row, 'draft'),
  revision: integerColumn(row, 'draft_revision'),
  deletedAt: momentColumn(row, 'deleted_at'),
  editorName: textColumn(row, 'editor_name'),
});

/** Those that can be brought back, the last one first. */
export async function listDeletedPages(queries: Queries, site: string): Promise<readonly DeletedPage[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from deleted_pages where site = $1 order by deleted_pages.deleted_at desc, id`,
    [site],
  );
  return rows.map(toDeleted);
}

export async function findDeletedPage(
  queries: Queries,
  { site, id }: PageKey,
): Promise<DeletedPage | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from deleted_pages where site = $1 and id = $2`, [
    site,
    id,
  ]);
  return row && toDeleted(row);
}

const dropDeleted = (queries: Queries, { site, id }: PageKey) =>
  queries.query('delete from deleted_pages where site = $1 and id = $2', [site, id]);

/** @throws EditingError 404 no such page, 403 who may not */
export async function deletePage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const { site, clock } = context;
  const key = { site, id };
  const wasPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const [published, draft] = [await readPublished(queries, key), await readDraft(queries, key)];
    if (published === undefined && draft === undefined)
      throw new EditingError(404, 'There is no such page. It may have been deleted already.');
    requirePublisher(editor, { published, deed: 'deleting it' });
    await dropDeleted(queries, key);
    await queries.query(
      `insert into deleted_pages (site, id, published, draft, draft_revision, deleted_at, editor_id, editor_name)
       values ($1, $2, $3::text::jsonb, $4::text::jsonb, $5, ${momentParameter(6)}, $7, $8)`,
      [
        site,
        id,
        published === undefined ? null : JSON.stringify(published),
        draft === undefined ? null : JSON.stringify(draft.document),
        draft?.revision ?? 0,
        at,
        editor.id,
        editor.name,
      ],
    );
    if (draft !== undefined) await dropDraft(queries, key, draft.revision);
    await dropSchedule(queries, key);
    if (published !== undefined) {
      await noteImported(queries, key, at);
      await queries.query('delete from pages where site = $1 and id = $2', [site, id]);
      await addVersion(queries, key, { document: undefined, editor, note: 'Deleted', at });
    }
    await writeAudit(queries, { editor, action: 'page.deleted', subject: id, at });
    return published !== undefined;
  });
  if (wasPublished) await context.onPublished();
}

async function restoreDraft(
  queries: Queries,
  { site, id }: PageKey,
  { document, revision, editorId, at }: DraftToRestore,
): Promise<void> {
  await queries.query(
    `insert into page_drafts (site, id, document, revision, changed_at, editor_id)
     values ($1, $2, $3::text::jsonb, $4, ${momentParameter(5)}, $6)`,
    [site, id, JSON.stringify(document), revision, at, editorId],
  );
}

interface DraftToRestore {
  readonly document: JsonObject;
  readonly revision: number;
  readonly editorId: string;
  readonly at: number;
}

export interface PageRestoration {
  readonly id: string;
  /** Brings a published page back as a draft, so that readers do not see it yet. */
  readonly isDraft: boolean;
  readonly editor: Editor;
}

/** @throws EditingError 404 it was not deleted, 409 there is such a page again, 403 who may not, 400 its address is taken */
export async function restorePage(
  context: EditingContext,
  { id, isDraft, editor }: PageRestoration,
): Promise<void> {
  const key = { site: context.site, id };
  const isPublished = await context.database.transaction(async (queries) => {
    const at = context.clock.now();
    const deleted = await findDeletedPage(queries, key);
    if (deleted === undefined)
      throw new EditingError(404, 'There is no deleted page of this name. It may be back already.');
    const isBack = (await readPublished(queries, key)) ?? (await readDraft(queries, key));
    if (isBack !== undefined)
      throw new EditingError(
        409,
        `There is a page with the id “${id}” again. Delete or rename that one first.`,
      );
    const published = isDraft ? undefined : deleted.published;
    requirePublisher(editor, { published, deed: 'bringing it back' });
    const draft = deleted.draft ?? (isDraft ? deleted.published : undefined);
    if (draft !== undefined) {
      const revision = Math.max(deleted.revision, 1);
      await restoreDraft(queries, key, { document: draft, revision, editorId: editor.id, at });
    }
    if (published !== undefined)
      await publish(context, queries, { key, document: published, editor, note: 'Brought back' });
    await dropDeleted(queries, key);
    await writeAudit(queries, { editor, action: 'page.restored', subject: id, at });
    return published !== undefined;
  });
  if (isPublished) await context.onPublished();
}
