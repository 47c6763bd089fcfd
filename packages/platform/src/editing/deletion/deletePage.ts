/**
 * Deleting a page, and bringing it back: what readers saw and the draft are put aside together. Versions stay, and the
 * moment from which there was no such page is one of them.
 */
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publish } from '../versions/publishPage.ts';
import { readPublished, requirePublisher } from '../versions/publishedPage.ts';
import { addVersion, noteImported } from '../versions/versionStore.ts';
import { dropDeleted, findDeleted, putAside, restoreDraft } from './deletedStore.ts';

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
    await putAside(queries, key, { published, draft, editor, at });
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
    const deleted = await findDeleted(queries, key);
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
      const { revision } = deleted;
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
