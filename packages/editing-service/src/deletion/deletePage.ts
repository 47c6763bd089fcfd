/**
 * Deletes and restores pages. The published document and the draft are stored together until the page is restored. Versions
 * stay, and the deletion of a published page is one of them.
 */
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publish } from '../versions/publishPage.ts';
import { readPublished, requirePublisher } from '../versions/publishedPage.ts';
import { addVersion, recordImported } from '../versions/versionStore.ts';
import { dropDeleted, findDeleted, putAside, restoreDraft } from './deletedStore.ts';

/** Deletes a page. @throws EditingError 404 when there is none, 403 when it is published and the editor is no publisher */
export async function deletePage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const { site, clock } = context;
  const key = { site, id };
  const wasPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const [published, draft] = [await readPublished(queries, key), await readDraft(queries, key)];
    if (published === undefined && draft === undefined)
      throw new EditingError(404, { says: 'refusal.page-gone' });
    requirePublisher(editor, published);
    await putAside(queries, key, { published, draft, editor, at });
    if (published !== undefined) {
      await recordImported(queries, key, at);
      await queries.query('delete from pages where site = $1 and id = $2', [site, id]);
      await addVersion(queries, key, { document: undefined, editor, note: { says: 'note.deleted' }, at });
    }
    await writeAudit(queries, { editor, action: 'page.deleted', subject: id, at });
    return published !== undefined;
  });
  if (wasPublished) await context.onPublished();
}

export interface PageRestoration {
  readonly id: string;
  /** Whether a published page is restored as a draft, so that readers do not see it yet. */
  readonly isDraft: boolean;
  readonly editor: Editor;
}

/**
 * Restores a deleted page.
 *
 * @throws EditingError 404 when it was not deleted, 409 when the page exists again, 403 when it would be published and the
 * editor is no publisher, 400 when the site cannot show it, for example because its path is taken
 */
export async function restorePage(
  context: EditingContext,
  { id, isDraft, editor }: PageRestoration,
): Promise<void> {
  const key = { site: context.site, id };
  const isPublished = await context.database.transaction(async (queries) => {
    const at = context.clock.now();
    const deleted = await findDeleted(queries, key);
    if (deleted === undefined) throw new EditingError(404, { says: 'refusal.page-not-deleted' });
    const isBack = (await readPublished(queries, key)) ?? (await readDraft(queries, key));
    if (isBack !== undefined) throw new EditingError(409, { says: 'refusal.page-again', values: { id } });
    const published = isDraft ? undefined : deleted.published;
    requirePublisher(editor, published);
    const draft = deleted.draft ?? (isDraft ? deleted.published : undefined);
    if (draft !== undefined) {
      const { revision } = deleted;
      await restoreDraft(queries, key, { document: draft, revision, editorId: editor.id, at });
    }
    if (published !== undefined)
      await publish(context, queries, { key, document: published, editor, note: { says: 'note.restored' } });
    await dropDeleted(queries, key);
    await writeAudit(queries, { editor, action: 'page.restored', subject: id, at });
    return published !== undefined;
  });
  if (isPublished) await context.onPublished();
}
