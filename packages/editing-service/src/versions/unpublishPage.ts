/** Unpublishes pages, at an editor's request or at the moment of a schedule. */
import type { Queries } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { dropDraft, saveDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { readPublished } from './publishedPage.ts';
import type { Publishing } from './publishPage.ts';
import { addVersion, recordImported } from './versionStore.ts';

/**
 * Unpublishes a page. What readers had becomes its draft, unless it has one. Run it in a transaction.
 *
 * @returns false when it is not published
 */
export async function unpublish(
  context: EditingContext,
  queries: Queries,
  {
    key,
    editor,
    note,
    scheduledAt,
    action = 'page.unpublished',
  }: Omit<Publishing, 'document' | 'hasRedirect'>,
): Promise<boolean> {
  const at = context.clock.now();
  const published = await readPublished(queries, key);
  if (published === undefined) return false;
  await recordImported(queries, key, at);
  // The draft comes before the page, in the order of a publication, so that neither waits for the other for ever.
  const kept = await saveDraft(queries, key, { document: published, revision: 0, editorId: editor.id, at });
  const rows = await queries.query('delete from pages where site = $1 and id = $2 returning id', [
    key.site,
    key.id,
  ]);
  if (rows.length === 0) {
    if (kept !== undefined) await dropDraft(queries, key, kept);
    return false;
  }
  await addVersion(queries, key, { document: undefined, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return true;
}

/** Unpublishes a page; it stays as a draft, with its versions. @throws EditingError 404 when it is not published */
export async function unpublishPage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const key = { site: context.site, id };
  await context.database.transaction(async (queries) => {
    if (!(await unpublish(context, queries, { key, editor, note: '' })))
      throw new EditingError(404, { says: 'refusal.not-published' });
  });
  await context.onPublished();
}
