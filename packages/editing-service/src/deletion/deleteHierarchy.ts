/** Deletes and restores hierarchies of the navigation and collections, like pages. */
import type { Queries } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { dropCollection, readBody, restoreBody } from '../collections/collectionStore.ts';
import { isJsonObject, omit } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { readDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publishSetting, settingKey } from '../settings/publishSetting.ts';
import type { Setting } from '../settings/Setting.ts';
import { readPublished } from '../settings/settingStore.ts';
import { requirePublisher } from '../versions/publishedPage.ts';
import { addVersion, recordUnlessKnown } from '../versions/versionStore.ts';
import { dropDeleted, findDeleted, putAside, restoreDraft } from './deletedStore.ts';

/** The hierarchy that defines the sections of the site. */
const SECTIONS = 'default';

type Deletable = Extract<Setting, { readonly kind: 'navigation' | 'collection' }>;

/** Checks that a setting may be deleted. @throws EditingError 400 when the site needs it */
function requireDeletable(setting: Setting): Deletable {
  if (setting.kind === 'navigation' && setting.hierarchy !== SECTIONS) return setting;
  if (setting.kind === 'collection') return setting;
  throw new EditingError(
    400,
    'Only menus and collections can be deleted. The site, its theme and the hierarchy "default", which names its sections, stay.',
  );
}

function dropPublished(queries: Queries, site: string, setting: Deletable): Promise<unknown> {
  if (setting.kind === 'collection') return dropCollection(queries, { site, id: setting.id });
  const { hierarchy } = setting;
  return queries.query('delete from navigation where site = $1 and hierarchy = $2', [site, hierarchy]);
}

const isCollection = (setting: Setting): boolean => setting.kind === 'collection';

/** The member in which a deleted collection keeps all that was stored of it, of which editors change a part. */
const STORED = 'stored';

interface ToAside {
  readonly published: JsonObject | undefined;
  readonly site: string;
  readonly setting: Setting;
}

/** Returns what is put aside of a published setting. */
async function toAside(
  queries: Queries,
  { published, site, setting }: ToAside,
): Promise<JsonObject | undefined> {
  if (published === undefined || setting.kind !== 'collection') return published;
  const stored = await readBody(queries, { site, id: setting.id });
  return stored === undefined ? published : { ...published, [STORED]: stored };
}

/** Reads what was put aside. */
function readAside(aside: JsonObject | undefined) {
  const stored = aside?.[STORED];
  return {
    published: aside && omit(aside, STORED),
    stored: isJsonObject(stored) ? stored : undefined,
  };
}

interface HierarchyRemoval {
  readonly setting: Setting;
  readonly editor: Editor;
}

/**
 * Deletes a hierarchy or a collection with its draft; both can be restored.
 *
 * @throws EditingError 400 when the site needs it, 404 when there is none, 403 when it is published and the editor is no
 * publisher
 */
export async function deleteHierarchy(
  context: EditingContext,
  { setting, editor }: HierarchyRemoval,
): Promise<void> {
  const { site, clock } = context;
  const deletable = requireDeletable(setting);
  const key = settingKey(context, setting);
  const wasPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const [published, draft] = [await readPublished(queries, site, setting), await readDraft(queries, key)];
    if (published === undefined && draft === undefined)
      throw new EditingError(404, {
        says: isCollection(setting) ? 'refusal.collection-gone' : 'refusal.menu-gone',
      });
    requirePublisher(editor, published);
    await putAside(queries, key, {
      published: await toAside(queries, { published, site, setting }),
      draft,
      editor,
      at,
    });
    if (published !== undefined) {
      await recordUnlessKnown(queries, key, { document: published, at });
      await dropPublished(queries, site, deletable);
      await addVersion(queries, key, { document: undefined, editor, note: { says: 'note.deleted' }, at });
    }
    await writeAudit(queries, { editor, action: 'settings.deleted', subject: key.id, at });
    return published !== undefined;
  });
  if (wasPublished) await context.onPublished();
}

/**
 * Restores a deleted hierarchy or collection with its draft.
 *
 * @throws EditingError 404 when it was not deleted, 409 when the hierarchy exists again, 403 when it was published and the
 * editor is no publisher, 400 when it is not valid any more
 */
export async function restoreHierarchy(
  context: EditingContext,
  { setting, editor }: HierarchyRemoval,
): Promise<void> {
  const { site, clock } = context;
  const key = settingKey(context, setting);
  const isPublished = await context.database.transaction(async (queries) => {
    const at = clock.now();
    const deleted = await findDeleted(queries, key);
    if (deleted === undefined)
      throw new EditingError(404, {
        says: isCollection(setting) ? 'refusal.collection-not-deleted' : 'refusal.menu-not-deleted',
      });
    const { draft, revision } = deleted;
    const { published, stored } = readAside(deleted.published);
    if ((await readPublished(queries, site, setting)) ?? (await readDraft(queries, key)))
      throw new EditingError(409, {
        says: isCollection(setting) ? 'refusal.collection-again' : 'refusal.menu-again',
      });
    requirePublisher(editor, published);
    if (draft !== undefined)
      await restoreDraft(queries, key, { document: draft, revision, editorId: editor.id, at });
    if (stored !== undefined) await restoreBody(queries, site, stored);
    if (published !== undefined)
      await publishSetting(context, queries, {
        setting,
        document: published,
        editor,
        note: { says: 'note.restored' },
      });
    await dropDeleted(queries, key);
    await writeAudit(queries, { editor, action: 'settings.restored', subject: key.id, at });
    return published !== undefined;
  });
  if (isPublished) await context.onPublished();
}
