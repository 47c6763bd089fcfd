import type { Context, Hono } from 'hono';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import { deleteHierarchy, restoreHierarchy } from '../deletion/deleteHierarchy.ts';
import { findDeleted, listDeleted } from '../deletion/deletedStore.ts';
import { dropDraft, nameChanger, readDraft } from '../drafts/draftStore.ts';
import { requireStorable } from '../drafts/requireStorable.ts';
import { identify, saveSeenDraft } from '../drafts/saveSeenDraft.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { publishDraft } from '../publishDraft.ts';
import { forgetScheduledRevision } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { restoreSetting, settingKey } from '../settings/publishSetting.ts';
import { readSetting } from '../settings/Setting.ts';
import type { Setting } from '../settings/Setting.ts';
import { emptyDocument, listSettings, readPublished } from '../settings/settingStore.ts';
import { listVersions, readVersion } from '../versions/versionStore.ts';
import { LONGEST_MARK, readRevision } from './draftRoutes.ts';
import { LONGEST_NOTE, readNumber } from './versionRoutes.ts';

const SETTING = `${EDITING_PATH}/settings/:id`;

/** The largest document of a setting, as JSON in characters; nobody types more. */
const LARGEST_CHARACTERS = 500_000;

/** Reads the setting from the URL of a request. @throws EditingError 404 when there can be no setting with this name */
export function requireSetting(call: Context): Setting {
  const id = call.req.param('id') ?? '';
  const setting = readSetting(id);
  if (setting !== undefined) return setting;
  throw new EditingError(
    404,
    `There are no settings "${id.slice(0, 60)}". There are "site", "theme", "navigation:" with a name of letters and digits, and "collection:" with an id.`,
  );
}

/** Reads the member `document`. @throws EditingError 400 or 413 when it is not an object, too large, or cannot be stored */
function readDocument({ members }: Fields): JsonObject {
  const { document } = members;
  if (!isJsonObject(document))
    throw new EditingError(400, 'The member "document" must be an object with the settings.');
  requireStorable(document, 'settings');
  if (JSON.stringify(document).length > LARGEST_CHARACTERS)
    throw new EditingError(400, { says: 'refusal.settings-too-large' });
  return document;
}

/** Refuses to save a draft that does not exist any more. @throws EditingError 410 when the setting was deleted, else 409 */
async function refuseOutdated(context: EditingContext, setting: Setting): Promise<never> {
  const { database, site } = context;
  const [deleted, published] = await Promise.all([
    findDeleted(database, settingKey(context, setting)),
    readPublished(database, site, setting),
  ]);
  // A menu that was created again under the name of a deleted one is not deleted.
  if (deleted !== undefined && published === undefined)
    throw new EditingError(410, {
      says: setting.kind === 'collection' ? 'refusal.collection-deleted' : 'refusal.menu-deleted',
      values: { name: deleted.editorName },
    });
  throw new EditingError(409, { says: 'refusal.settings-published' });
}

function addSettingDraftRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock } = context;
  app.put(`${SETTING}/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const setting = requireSetting(call);
    const key = settingKey(context, setting);
    const fields = await readFields(call.req);
    const [document, revision] = [readDocument(fields), readRevision(fields)];
    const seen = fields.optionalText('published', LONGEST_MARK);
    const draft = { document, revision, seen, editorId: editor.id, at: clock.now() };
    const saved = await saveSeenDraft(context, draft, {
      key,
      readPublished: (queries) => readPublished(queries, context.site, setting),
    });
    if (saved !== undefined)
      return call.json({ revision: saved, problems: context.checkSetting(setting, document) });
    const theirs = await readDraft(database, key);
    if (theirs === undefined) return refuseOutdated(context, setting);
    throw new EditingError(
      409,
      { says: 'refusal.settings-changed', values: { name: nameChanger(theirs) } },
      { document: theirs.document, revision: theirs.revision },
    );
  });
  app.delete(`${SETTING}/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const key = settingKey(context, requireSetting(call));
    const revision = readRevision(await readFields(call.req));
    await database.transaction(async (queries) => {
      if (!(await dropDraft(queries, key, revision)))
        throw new EditingError(409, { says: 'refusal.draft-changed' });
      await forgetScheduledRevision(queries, key);
      await writeAudit(queries, { editor, action: 'settings.discarded', subject: key.id, at: clock.now() });
    });
    return call.body(null, 204);
  });
}

function addSettingVersionRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database } = context;
  app.get(`${SETTING}/versions`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ versions: await listVersions(database, settingKey(context, requireSetting(call))) });
  });
  app.get(`${SETTING}/versions/:number`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const number = readNumber(call.req.param('number'));
    const document = await readVersion(database, settingKey(context, requireSetting(call)), number);
    if (document === undefined)
      throw new EditingError(404, { says: 'refusal.version-gone', values: { number } });
    return call.json({ document });
  });
  app.post(`${SETTING}/versions/:number/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const [setting, number] = [requireSetting(call), readNumber(call.req.param('number'))];
    return call.json({ number: await restoreSetting(context, { setting, number, editor }) });
  });
  app.post(`${SETTING}/publication`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const key = settingKey(context, requireSetting(call));
    const fields = await readFields(call.req);
    const number = await publishDraft(context, {
      key,
      revision: readRevision(fields),
      note: fields.optionalText('note', LONGEST_NOTE) ?? '',
      editor,
    });
    return call.json({ number });
  });
}

/** Adds the endpoints that delete and restore hierarchies of the navigation. */
function addHierarchyRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, site } = context;
  app.get(`${EDITING_PATH}/deleted-settings`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const deleted = await listDeleted(database, { site, of: 'settings' });
    return call.json({
      settings: deleted.map(({ id, deletedAt, editorName }) => ({ id, deletedAt, editorName })),
    });
  });
  app.delete(SETTING, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    await deleteHierarchy(context, { setting: requireSetting(call), editor });
    return call.body(null, 204);
  });
  app.post(`${SETTING}/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    await restoreHierarchy(context, { setting: requireSetting(call), editor });
    return call.body(null, 204);
  });
}

/** Adds the endpoints of settings, which are edited like pages: the site, its theme, each hierarchy of its navigation. */
export function addSettingRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, site } = context;
  app.get(`${EDITING_PATH}/settings`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ settings: await listSettings(database, site) });
  });
  app.get(SETTING, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const setting = requireSetting(call);
    const [draft, published] = await Promise.all([
      readDraft(database, settingKey(context, setting)),
      readPublished(database, site, setting),
    ]);
    // Every site has its other settings, be they empty; a collection is one of many.
    if (setting.kind === 'collection' && draft === undefined && published === undefined)
      throw new EditingError(404, { says: 'refusal.collection-gone' });
    const document = draft?.document ?? published ?? emptyDocument(setting);
    return call.json({
      document,
      isPublished: published !== undefined,
      published: identify(published),
      revision: draft?.revision ?? 0,
      problems: context.checkSetting(setting, document),
    });
  });
  addSettingDraftRoutes(app, context);
  addHierarchyRoutes(app, context);
  addSettingVersionRoutes(app, context);
}
