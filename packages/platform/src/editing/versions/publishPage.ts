/**
 * Publishing: what an editor has made becomes what readers see, and a version that can be returned to. All of it happens
 * in one transaction, so that no page is ever seen without its version or the other way round.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../../database/Database.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { saveRecord } from '../../content/store/saveRecord.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { AuditAction } from '../audit/auditLog.ts';
import type { PageKey } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { requireShowable } from './requireShowable.ts';
import { addVersion, noteImported, readVersion } from './versionStore.ts';

/** Not the hash of an import: a file that is imported again replaces what was published here. */
const hashOf = (document: JsonObject): string =>
  `published ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`;

interface Act {
  readonly key: PageKey;
  readonly editor: Pick<Editor, 'id' | 'name'>;
  readonly note: string;
  /** When it was scheduled, in milliseconds since 1970; absent for what is done at once. */
  readonly scheduledAt?: number;
  readonly action: AuditAction;
}

interface Publishing extends Act {
  readonly document: JsonObject;
}

/**
 * Shows a document to readers and keeps it as a version. Run it in a transaction.
 *
 * @returns the number of the version
 * @throws EditingError 400 the site cannot show it; nothing was written then
 */
export async function publishDocument(
  context: EditingContext,
  queries: Queries,
  { key, document, editor, note, scheduledAt, action }: Publishing,
): Promise<number> {
  const at = context.clock.now();
  await requireShowable(context, queries, document);
  await noteImported(queries, key, at);
  await saveRecord(queries, { kind: 'page', ...key, body: document, hash: hashOf(document) }, context.site);
  const number = await addVersion(queries, key, { document, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return number;
}

/** Takes a page away from readers. Run it in a transaction. @returns false where it is not published */
export async function takeAway(
  context: EditingContext,
  queries: Queries,
  { key, editor, note, scheduledAt, action }: Act,
): Promise<boolean> {
  const at = context.clock.now();
  await noteImported(queries, key, at);
  const rows = await queries.query('delete from pages where site = $1 and id = $2 returning id', [
    key.site,
    key.id,
  ]);
  if (rows.length === 0) return false;
  await addVersion(queries, key, { document: undefined, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return true;
}

/**
 * Publishes a version once more.
 *
 * @returns the number of the new version
 * @throws EditingError 404 without it, 400 when the site cannot show it any more
 */
export async function restoreVersion(
  context: EditingContext,
  { id, number, editor }: { readonly id: string; readonly number: number; readonly editor: Editor },
): Promise<number> {
  const key = { site: context.site, id };
  const restored = await context.database.transaction(async (queries) => {
    const document = await readVersion(queries, key, number);
    if (document === undefined) throw new EditingError(404, `There is no version ${number} of this page.`);
    const note = `Version ${number}`;
    return publishDocument(context, queries, { key, document, editor, note, action: 'page.published' });
  });
  await context.onPublished();
  return restored;
}

/** Takes a page away from readers; its versions stay. @throws EditingError 404 it is not published */
export async function unpublishPage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const key = { site: context.site, id };
  await context.database.transaction(async (queries) => {
    const act: Act = { key, editor, note: '', action: 'page.unpublished' };
    if (!(await takeAway(context, queries, act)))
      throw new EditingError(404, 'This page is not published.');
  });
  await context.onPublished();
}
