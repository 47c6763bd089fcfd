import type { Context, Hono } from 'hono';
import { isJsonObject } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { readFields } from '../../identity/http/readFields.ts';
import type { Fields } from '../../identity/http/readFields.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { deleteHierarchy, restoreHierarchy } from '../deletion/deleteHierarchy.ts';
import { listDeleted } from '../deletion/deletedStore.ts';
import { dropDraft, readDraft, saveDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { publishDraft } from '../publishing/publishDraft.ts';
import { forgetScheduledRevision } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { restoreSetting, settingKey } from '../settings/publishSetting.ts';
import { readSetting } from '../settings/Setting.ts';
import type { Setting } from '../settings/Setting.ts';
import { emptyDocument, listSettings, readPublished } from '../settings/settingStore.ts';
import { listVersions, readVersion } from '../versions/versionStore.ts';
import { readRevision } from './draftRoutes.ts';
import { LONGEST_NOTE, readNumber } from './versionRoutes.ts';

const SETTING = `${EDITING_PATH}/settings/:id`;

/** Nobody types more into one setting; what is larger came from a program. */
const LARGEST_CHARACTERS = 500_000;

/** @throws EditingError 404 there is no setting of that name */
export function settingOf(call: Context): Setting {
  const id = call.req.param('id') ?? '';
  const setting = readSetting(id);
  if (setting !== undefined) return setting;
  throw new EditingError(
    404,
    `There are no settings "${id.slice(0, 60)}". There are "site", "theme" and "navigation:" with a name of letters and digits.`,
  );
}

/** @throws EditingError 400 it is no object, or larger than settings are */
function readDocument({ members }: Fields): JsonObject {
  const { document } = members;
  if (!isJsonObject(document))
    throw new EditingError(400, 'The member "document" must be an object with the settings.');
  if (JSON.stringify(document).length > LARGEST_CHARACTERS)
    throw new EditingError(400, 'These settings are larger than 500 kB and were not saved. Shorten them.');
  return document;
}

function addSettingDraftRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const { database, clock } = context;
  app.put(`${SETTING}/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const setting = settingOf(call);
    const key = settingKey(context, setting);
    const fields = await readFields(call.req);
    const [document, revision] = [readDocument(fields), readRevision(fields)];
    const draft = { document, revision, editorId: editor.id, at: clock.now() };
    const saved = await saveDraft(database, key, draft);
    if (saved !== undefined)
      return call.json({ revision: saved, problems: context.checkSetting(setting, document) });
    const theirs = await readDraft(database, key);
    throw new EditingError(
      409,
      theirs === undefined
        ? 'These settings were published meanwhile. Read them anew and save again.'
        : `${theirs.editorName} has changed these settings meanwhile. Look at both and save again.`,
      theirs === undefined ? {} : { document: theirs.document, revision: theirs.revision },
    );
  });
  app.delete(`${SETTING}/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const key = settingKey(context, settingOf(call));
    const revision = readRevision(await readFields(call.req));
    await database.transaction(async (queries) => {
      if (!(await dropDraft(queries, key, revision)))
        throw new EditingError(409, 'This draft has changed meanwhile and was kept. Look at it again.');
      await forgetScheduledRevision(queries, key);
      await writeAudit(queries, { editor, action: 'settings.discarded', subject: key.id, at: clock.now() });
    });
    return call.body(null, 204);
  });
}

function addSettingVersionRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const { database } = context;
  app.get(`${SETTING}/versions`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ versions: await listVersions(database, settingKey(context, settingOf(call))) });
  });
  app.get(`${SETTING}/versions/:number`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const number = readNumber(call.req.param('number'));
    const document = await readVersion(database, settingKey(context, settingOf(call)), number);
    if (document === undefined)
      throw new EditingError(404, `There is no version ${number} of these settings.`);
    return call.json({ document });
  });
  app.post(`${SETTING}/versions/:number/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const [setting, number] = [settingOf(call), readNumber(call.req.param('number'))];
    return call.json({ number: await restoreSetting(context, { setting, number, editor }) });
  });
  app.post(`${SETTING}/publication`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const key = settingKey(context, settingOf(call));
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

/** Hierarchies of the navigation are deleted and brought back. */
function addHierarchyRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
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
    await deleteHierarchy(context, { setting: settingOf(call), editor });
    return call.body(null, 204);
  });
  app.post(`${SETTING}/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    await restoreHierarchy(context, { setting: settingOf(call), editor });
    return call.body(null, 204);
  });
}

/** Settings of the site, edited like pages: the site itself, its theme, each hierarchy of its navigation. */
export function addSettingRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const { database, site } = context;
  app.get(`${EDITING_PATH}/settings`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ settings: await listSettings(database, site) });
  });
  app.get(SETTING, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const setting = settingOf(call);
    const [draft, published] = await Promise.all([
      readDraft(database, settingKey(context, setting)),
      readPublished(database, site, setting),
    ]);
    const document = draft?.document ?? published ?? emptyDocument(setting);
    return call.json({
      document,
      isPublished: published !== undefined,
      revision: draft?.revision ?? 0,
      problems: context.checkSetting(setting, document),
    });
  });
  addSettingDraftRoutes(app, context);
  addHierarchyRoutes(app, context);
  addSettingVersionRoutes(app, context);
}
