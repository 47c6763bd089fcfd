/** Publishes settings like pages: in one transaction with their version and the entry in the audit log. */
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { AuditAction } from '../audit/auditLog.ts';
import type { DraftKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { refuseUnfit } from '../versions/refuseUnfit.ts';
import type { VersionNote } from '../versions/versionNotes.ts';
import { addVersion, recordUnlessKnown, readVersion } from '../versions/versionStore.ts';
import { toSettingId } from './Setting.ts';
import type { Setting } from './Setting.ts';
import { emptyDocument, readPublished, writePublished } from './settingStore.ts';

export const settingKey = ({ site }: Pick<EditingContext, 'site'>, setting: Setting): DraftKey => ({
  site,
  id: toSettingId(setting),
  of: 'settings',
});

export interface SettingPublishing {
  readonly setting: Setting;
  readonly document: JsonObject;
  readonly editor: Pick<Editor, 'id' | 'name'>;
  readonly note: VersionNote;
  /** The time at which an editor scheduled it, in milliseconds since 1970; absent for an immediate publication. */
  readonly scheduledAt?: number;
  /** The action in the audit log. Default: `settings.published`. */
  readonly action?: AuditAction;
}

/** Checks that a setting can be published. @throws EditingError 400 when it cannot, with its problems in the details */
export function requireGood(
  { checkSetting }: EditingContext,
  { setting, document }: Pick<SettingPublishing, 'setting' | 'document'>,
): void {
  refuseUnfit('refusal.settings-unfit', checkSetting(setting, document));
}

/**
 * Publishes a setting. Run it in a transaction, and call `onPublished` after its commit.
 *
 * @returns the number of the version
 * @throws EditingError 400 when it cannot be published; nothing is written
 */
export async function publishSetting(
  context: EditingContext,
  queries: Queries,
  publishing: SettingPublishing,
): Promise<number> {
  const { setting, document, editor, note, scheduledAt, action = 'settings.published' } = publishing;
  requireGood(context, publishing);
  const key = settingKey(context, setting);
  const at = context.clock.now();
  const published = await readPublished(queries, context.site, setting);
  // A theme without overrides gets a version too, so that it can be restored.
  const before = published ?? (setting.kind === 'theme' ? emptyDocument(setting) : undefined);
  if (before !== undefined) await recordUnlessKnown(queries, key, { document: before, at });
  await writePublished(queries, context.site, { setting, document, at });
  // The version is the document as it is read back, so that the next publication recognises it as the newest version.
  const stored = (await readPublished(queries, context.site, setting)) ?? document;
  const number = await addVersion(queries, key, { document: stored, editor, note, at, scheduledAt });
  await writeAudit(queries, { editor, action, subject: key.id, at });
  return number;
}

/**
 * Publishes an earlier version of a setting again.
 *
 * @returns the number of the new version
 * @throws EditingError 404 when there is no such version, 400 when it is not valid any more
 */
export async function restoreSetting(
  context: EditingContext,
  {
    setting,
    number,
    editor,
  }: { readonly setting: Setting; readonly number: number; readonly editor: Editor },
): Promise<number> {
  const restored = await context.database.transaction(async (queries) => {
    const document = await readVersion(queries, settingKey(context, setting), number);
    if (document === undefined)
      throw new EditingError(404, { says: 'refusal.version-gone', values: { number } });
    return publishSetting(context, queries, {
      setting,
      document,
      editor,
      note: { says: 'note.version', number },
    });
  });
  await context.onPublished();
  return restored;
}
