import type { Hono } from 'hono';
import { compact, isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { deletePage, restorePage } from '../deletion/deletePage.ts';
import { readReach } from '../deletion/readReach.ts';
import { listDeleted } from '../deletion/deletedStore.ts';
import type { Deleted } from '../deletion/deletedStore.ts';
import { requireStorable } from '../drafts/requireStorable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { movePage } from '../moves/movePage.ts';
import { listChangedPages } from '../versions/listChangedPages.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

/** Reads the `match` of a page. @throws EditingError 400 or 413 when it is no object with a `kind`, or cannot be stored */
function readMatch(value: unknown): JsonObject {
  if (isJsonObject(value) && typeof value['kind'] === 'string') {
    requireStorable(value, 'page');
    return value;
  }
  throw new EditingError(
    400,
    'The member "match" must say what the page is for, such as {"kind":"path","path":"/about/"}.',
  );
}

const describe = ({ id, published, draft, deletedAt, editorName }: Deleted): JsonObject => ({
  id,
  document: draft ?? published ?? {},
  isPublished: published !== undefined,
  deletedAt,
  editorName,
});

/**
 * Adds the endpoints that move, delete and restore pages, count what readers lose with one, and name the pages that change with
 * a shared section.
 */
export function addPageRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const page = `${EDITING_PATH}/pages/:id`;
  app.get(`${EDITING_PATH}/deleted-pages`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const pages = await listDeleted(context.database, { site: context.site });
    return call.json({ pages: pages.map(describe) });
  });
  app.post(`${page}/move`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const fields = await readFields(call.req);
    const { number, revision } = await movePage(context, {
      id: call.req.param('id'),
      match: readMatch(fields.members['match']),
      hasRedirect: fields.flag('hasRedirect') === true,
      editor,
    });
    return call.json({ revision, ...(number !== undefined && { number }) });
  });
  app.get(`${page}/reach`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const { match, addresses, instead } = await readReach(context, call.req.param('id'));
    return call.json({ match, ...compact({ addresses, instead }) });
  });
  app.get(`${page}/changed-pages`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ pages: await listChangedPages(context, call.req.param('id')) });
  });
  app.delete(page, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    await deletePage(context, call.req.param('id'), editor);
    return call.body(null, 204);
  });
  app.post(`${page}/restoration`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const fields = await readFields(call.req);
    const isDraft = fields.flag('isDraft') === true;
    await restorePage(context, { id: call.req.param('id'), isDraft, editor });
    return call.body(null, 204);
  });
}
