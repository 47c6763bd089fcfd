/**
 * Publishes and unpublishes pages. A publication stores the page and a version that can be restored, in one transaction, so
 * that neither ever exists without the other.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { saveRecord } from '@broadsheet/content-service';
import { readExactPath, takeAddress } from '../addresses/moveRedirects.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { AuditAction } from '../audit/auditLog.ts';
import { dropDraft, dropSameDraft, saveDraft } from '../drafts/draftStore.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { readPublished } from './publishedPage.ts';
import { requireShowable } from './requireShowable.ts';
import type { VersionNote } from './versionNotes.ts';
import { addVersion, noteImported, readVersion } from './versionStore.ts';

/** Returns a hash that differs from that of an import, so that importing a file again replaces the published page. */
const hashDocument = (document: JsonObject): string =>
  `published ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`;

export interface Publishing {
  readonly key: PageKey;
  readonly document: JsonObject;
  readonly editor: Pick<Editor, 'id' | 'name'>;
  readonly note: VersionNote;
  /** The time at which an editor scheduled it, in milliseconds since 1970; absent for an immediate publication. */
  readonly scheduledAt?: number;
  /** The action in the audit log. Default: `page.published`. */
  readonly action?: AuditAction;
  /** Whether the page's old path is redirected to its new one. */
  readonly hasRedirect?: boolean;
}

/** Adds the redirect from the page's old path, if requested, and removes an earlier redirect from its new one. */
async function settleAddress(
  queries: Queries,
  { key, document, editor, hasRedirect = false }: Publishing,
): Promise<void> {
  const to = readExactPath(document);
  if (to === undefined) return;
  const from = hasRedirect ? readExactPath(await readPublished(queries, key)) : undefined;
  await takeAddress(queries, key.site, { from, to, note: `Moved by ${editor.name}` });
}

/**
 * Publishes a page. Run it in a transaction, and call `onPublished` after its commit.
 *
 * @returns the number of the version
 * @throws EditingError 400 when the site cannot show it, 409 when the redirects of its path forbid it; nothing is written
 */
export async function publish(
  context: EditingContext,
  queries: Queries,
  publishing: Publishing,
): Promise<number> {
  const { key, document, editor, note, scheduledAt, action = 'page.published' } = publishing;
  const at = context.clock.now();
  await requireShowable(context, queries, document);
  await settleAddress(queries, publishing);
  await noteImported(queries, key, at);
  await saveRecord(
    queries,
    { kind: 'page', ...key, body: document, hash: hashDocument(document) },
    context.site,
  );
  const number = await addVersion(queries, key, { document, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return number;
}

/**
 * Unpublishes a page. What readers had becomes its draft, unless it has one. Run it in a transaction.
 *
 * @returns false when it is not published
 */
export async function takeAway(
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
  await noteImported(queries, key, at);
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

/**
 * Publishes an earlier version again. A draft that equals it is deleted; one with other changes stays.
 *
 * @returns the number of the new version
 * @throws EditingError 404 when there is no such version, 400 when the site cannot show it any more
 */
export async function restoreVersion(
  context: EditingContext,
  { id, number, editor }: { readonly id: string; readonly number: number; readonly editor: Editor },
): Promise<number> {
  const key = { site: context.site, id };
  const restored = await context.database.transaction(async (queries) => {
    const document = await readVersion(queries, key, number);
    if (document === undefined)
      throw new EditingError(404, { says: 'refusal.version-gone', values: { number } });
    await dropSameDraft(queries, key, document);
    return publish(context, queries, { key, document, editor, note: { says: 'note.version', number } });
  });
  await context.onPublished();
  return restored;
}

/** Unpublishes a page; it stays as a draft, with its versions. @throws EditingError 404 when it is not published */
export async function unpublishPage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const key = { site: context.site, id };
  await context.database.transaction(async (queries) => {
    if (!(await takeAway(context, queries, { key, editor, note: '' })))
      throw new EditingError(404, { says: 'refusal.not-published' });
  });
  await context.onPublished();
}
