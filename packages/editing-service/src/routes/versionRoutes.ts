import type { Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { readRevision } from './draftRoutes.ts';
import { openDocument } from '../drafts/openDocument.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { publishDraft } from '../publishDraft.ts';
import { restoreVersion } from '../versions/restoreVersion.ts';
import { unpublishPage } from '../versions/unpublishPage.ts';
import { listVersions, readVersion } from '../versions/versionStore.ts';

export const LONGEST_NOTE = 500;

/** Parses the number of a version. @throws EditingError 404 when it is not a positive integer */
export function readNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new EditingError(404, `There is no version "${text.slice(0, 20)}".`);
}

/** Adds the endpoints that list versions, and publish, restore and unpublish pages. */
export function addVersionRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, site } = context;
  const page = `${EDITING_PATH}/pages/:id`;
  app.get(`${page}/versions`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ versions: await listVersions(database, { site, id: call.req.param('id') }) });
  });
  app.get(`${page}/versions/:number`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const number = readNumber(call.req.param('number'));
    const document = await readVersion(database, { site, id: call.req.param('id') }, number);
    if (document === undefined)
      throw new EditingError(404, { says: 'refusal.version-gone', values: { number } });
    return call.json(openDocument(context, document));
  });
  app.post(`${page}/versions/:number/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const number = readNumber(call.req.param('number'));
    return call.json({ number: await restoreVersion(context, { id: call.req.param('id'), number, editor }) });
  });
  app.post(`${page}/publication`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const fields = await readFields(call.req);
    const number = await publishDraft(context, {
      key: { site, id: call.req.param('id') },
      revision: readRevision(fields),
      note: fields.optionalText('note', LONGEST_NOTE) ?? '',
      hasRedirect: fields.flag('hasRedirect') === true,
      editor,
    });
    return call.json({ number });
  });
  app.delete(`${page}/publication`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    await unpublishPage(context, call.req.param('id'), editor);
    return call.body(null, 204);
  });
}
