/**
 * Publishing: what an editor has made becomes what readers see, and a version that can be returned to. All of it happens
 * in one transaction, so that no page is ever seen without its version or the other way round.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../../database/Database.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { saveRecord } from '../../content/store/saveRecord.ts';
import { toPathKey } from '../../content/redirects/RedirectRule.ts';
import { addMoveRedirect, freeAddress, readExactPath } from '../addresses/moveRedirects.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { AuditAction } from '../audit/auditLog.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { readPublished } from './publishedPage.ts';
import { requireShowable } from './requireShowable.ts';
import { addVersion, noteImported, readVersion } from './versionStore.ts';

/** Not the hash of an import: a file that is imported again replaces what was published here. */
const hashOf = (document: JsonObject): string =>
  `published ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`;

export interface Publishing {
  readonly key: PageKey;
  readonly document: JsonObject;
  readonly editor: Pick<Editor, 'id' | 'name'>;
  readonly note: string;
  /** When it was scheduled, in milliseconds since 1970; absent for what is done at once. */
  readonly scheduledAt?: number;
  /** What the audit log calls it. Default: `page.published`. */
  readonly action?: AuditAction;
  /** Leads readers from the address that the page had until now to its new one. */
  readonly hasRedirect?: boolean;
}

/** Where the page was and where it is; a redirect that stood in its way goes. */
async function settleAddress(
  queries: Queries,
  { key, document, editor, hasRedirect = false }: Publishing,
): Promise<void> {
  const to = readExactPath(document);
  if (to === undefined) return;
  await freeAddress(queries, key.site, to);
  const from = hasRedirect ? readExactPath(await readPublished(queries, key)) : undefined;
  if (from !== undefined && toPathKey(from) !== toPathKey(to))
    await addMoveRedirect(queries, key.site, { from, to, note: `Moved by ${editor.name}` });
}

/**
 * Puts a page where readers see it. Run it in a transaction, and tell the site when that is done.
 *
 * @returns the number of the version
 * @throws EditingError 400 the site cannot show it; nothing was written then
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
  await saveRecord(queries, { kind: 'page', ...key, body: document, hash: hashOf(document) }, context.site);
  const number = await addVersion(queries, key, { document, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return number;
}

/** Takes a page away from readers. Run it in a transaction. @returns false where it is not published */
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
    return publish(context, queries, { key, document, editor, note: `Version ${number}` });
  });
  await context.onPublished();
  return restored;
}

/** Takes a page away from readers; its versions stay. @throws EditingError 404 it is not published */
export async function unpublishPage(context: EditingContext, id: string, editor: Editor): Promise<void> {
  const key = { site: context.site, id };
  await context.database.transaction(async (queries) => {
    if (!(await takeAway(context, queries, { key, editor, note: '' })))
      throw new EditingError(404, 'This page is not published.');
  });
  await context.onPublished();
}
