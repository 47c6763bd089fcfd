/** Deleting a hierarchy of the navigation, and bringing it back, as pages are. */
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publishSetting, settingKey } from '../settings/publishSetting.ts';
import type { Setting } from '../settings/Setting.ts';
import { readPublished } from '../settings/settingStore.ts';
import { requirePublisher } from '../versions/publishedPage.ts';
import { addVersion, noteUnlessKnown } from '../versions/versionStore.ts';
import { dropDeleted, findDeleted, putAside, restoreDraft } from './deletedStore.ts';

/** Stories and sections are found by it. */
const SECTIONS = 'default';

/** @throws EditingError 400 settings that a site cannot be without */
function requireHierarchy(setting: Setting): Extract<Setting, { kind: 'navigation' }> {
  if (setting.kind === 'navigation' && setting.hierarchy !== SECTIONS) return setting;
  throw new EditingError(
    400,
    'Only menus can be deleted. The site, its theme and the hierarchy "default", which names its sections, stay.',
  );
}

interface HierarchyDeed {
  readonly setting: Setting;
  readonly editor: Editor;
}

/** @throws EditingError 400 it cannot be deleted, 404 no such hierarchy, 403 who may not */
export async function deleteHierarchy(
  context: EditingContext,
  { setting, editor }: HierarchyDeed,
): Promise<void> {
  const { site, clock } = context;
  const { hierarchy } = requireHierarchy(setting);
  const key = settingKey(context, setting);
  const wasPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const [published, draft] = [await readPublished(queries, site, setting), await readDraft(queries, key)];
    if (published === undefined && draft === undefined)
      throw new EditingError(404, 'There is no such menu. It may have been deleted already.');
    requirePublisher(editor, { published, what: 'menu', deed: 'deleting it' });
    await putAside(queries, key, { published, draft, editor, at });
    if (published !== undefined) {
      await noteUnlessKnown(queries, key, { document: published, at });
      await queries.query('delete from navigation where site = $1 and hierarchy = $2', [site, hierarchy]);
      await addVersion(queries, key, { document: undefined, editor, note: 'Deleted', at });
    }
    await writeAudit(queries, { editor, action: 'settings.deleted', subject: key.id, at });
    return published !== undefined;
  });
  if (wasPublished) await context.onPublished();
}

/** @throws EditingError 404 it was not deleted, 409 there is such a hierarchy again, 403 who may not, 400 it is not good any more */
export async function restoreHierarchy(
  context: EditingContext,
  { setting, editor }: HierarchyDeed,
): Promise<void> {
  const { site, clock } = context;
  const key = settingKey(context, setting);
  const isPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const deleted = await findDeleted(queries, key);
    if (deleted === undefined)
      throw new EditingError(404, 'There is no deleted menu of this name. It may be back already.');
    const { published, draft, revision } = deleted;
    if ((await readPublished(queries, site, setting)) ?? (await readDraft(queries, key)))
      throw new EditingError(409, 'There is a menu of this name again. Delete that one first.');
    requirePublisher(editor, { published, what: 'menu', deed: 'bringing it back' });
    if (draft !== undefined)
      await restoreDraft(queries, key, { document: draft, revision, editorId: editor.id, at });
    if (published !== undefined)
      await publishSetting(context, queries, { setting, document: published, editor, note: 'Brought back' });
    await dropDeleted(queries, key);
    await writeAudit(queries, { editor, action: 'settings.restored', subject: key.id, at });
    return published !== undefined;
  });
  if (isPublished) await context.onPublished();
}
