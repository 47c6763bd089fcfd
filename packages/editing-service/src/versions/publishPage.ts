/**
 * Publishes pages. A publication stores the page and a version that can be restored, in one transaction, so
 * that neither ever exists without the other.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { saveRecord } from '@broadsheet/content-service';
import { readExactPath, claimAddress } from '../addresses/moveRedirects.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { AuditAction } from '../audit/auditLog.ts';
import type { PageKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import type { Editor } from '../accounts/Editor.ts';
import { readPublished } from './publishedPage.ts';
import { requireShowable } from './requireShowable.ts';
import type { VersionNote } from './versionNotes.ts';
import { addVersion, recordImported } from './versionStore.ts';

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
  await claimAddress(queries, key.site, { from, to, note: `Moved by ${editor.name}` });
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
  await recordImported(queries, key, at);
  await saveRecord(
    queries,
    { kind: 'page', ...key, body: document, hash: hashDocument(document) },
    context.site,
  );
  const number = await addVersion(queries, key, { document, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return number;
}
