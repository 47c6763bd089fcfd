import type { Hono } from 'hono';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import { findDeleted } from '../deletion/deletedStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import type { Refusal } from '../refusals.ts';
import { forgetScheduledRevision } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { openDocument } from '../drafts/openDocument.ts';
import { dropDraft, listPages, readDraft } from '../drafts/draftStore.ts';
import type { PageDraft } from '../drafts/draftStore.ts';
import { requireStorable } from '../drafts/requireStorable.ts';
import { identify, saveSeenDraft } from '../drafts/saveSeenDraft.ts';
import { readPublished } from '../versions/publishedPage.ts';

/** The largest revision that the tables can store. */
const LARGEST = 2_147_483_647;

/** The longest text of the member `published`, by which a published document is told from others. */
export const LONGEST_MARK = 64;

/** Reads the member `revision`. @throws EditingError 400 when it is not an integer from 0 */
export function readRevision({ members }: Fields): number {
  const { revision } = members;
  if (typeof revision === 'number' && Number.isInteger(revision) && revision >= 0 && revision <= LARGEST)
    return revision;
  throw new EditingError(
    400,
    'The member "revision" must be the revision that was read, or 0 for a page without a draft.',
  );
}

/**
 * Reads the member `document`.
 *
 * @throws EditingError 400 when it is no page document with the id, or cannot be stored; 413 when it is too large
 */
function readDocument({ members }: Fields, id: string): JsonObject {
  const { document } = members;
  if (isJsonObject(document) && document['id'] === id) {
    requireStorable(document, 'page');
    return document;
  }
  throw new EditingError(400, `The member "document" must be a page document with the id "${id}".`);
}

/** Checks that a page is not deleted. @throws EditingError 410 when it is */
async function requireNotDeleted({ database, site }: EditingContext, id: string): Promise<void> {
  const deleted = await findDeleted(database, { site, id });
  if (deleted === undefined) return;
  throw new EditingError(410, { says: 'refusal.page-deleted', values: { name: deleted.editorName } });
}

const refuseChanged = ({ editorName: name }: PageDraft): Refusal =>
  name === '' ? { says: 'refusal.page-changed-unnamed' } : { says: 'refusal.page-changed', values: { name } };

/** Adds the endpoints of pages and their drafts. */
export function addDraftRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock, site } = context;
  app.get(`${EDITING_PATH}/pages`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ pages: await listPages(database, site) });
  });
  app.get(`${EDITING_PATH}/pages/:id`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const id = call.req.param('id');
    const [draft, published, pages] = await Promise.all([
      readDraft(database, { site, id }),
      readPublished(database, { site, id }),
      listPages(database, site),
    ]);
    const page = pages.find((each) => each.id === id);
    if (page === undefined) throw new EditingError(404, { says: 'refusal.page-gone' });
    return call.json({
      ...openDocument(context, page.document),
      isPublished: page.isPublished,
      published: identify(published),
      ...(page.publication && { publication: page.publication }),
      ...(page.publishedMatch && { publishedMatch: page.publishedMatch }),
      revision: draft?.revision ?? 0,
    });
  });
  app.put(`${EDITING_PATH}/pages/:id/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const id = call.req.param('id');
    const fields = await readFields(call.req);
    const [document, revision] = [readDocument(fields, id), readRevision(fields)];
    const key = { site, id };
    const seen = fields.optionalText('published', LONGEST_MARK);
    const draft = { document, revision, seen, editorId: editor.id, at: clock.now() };
    const saved = await saveSeenDraft(context, draft, {
      key,
      readPublished: (queries) => readPublished(queries, key),
    });
    if (saved !== undefined) return call.json({ revision: saved });
    const theirs = await readDraft(database, key);
    if (theirs === undefined) await requireNotDeleted(context, id);
    throw new EditingError(
      409,
      theirs === undefined ? { says: 'refusal.page-published' } : refuseChanged(theirs),
      theirs === undefined ? {} : { ...openDocument(context, theirs.document), revision: theirs.revision },
    );
  });
  app.delete(`${EDITING_PATH}/pages/:id/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const id = call.req.param('id');
    const revision = readRevision(await readFields(call.req));
    await database.transaction(async (queries) => {
      if (!(await dropDraft(queries, { site, id }, revision)))
        throw new EditingError(409, { says: 'refusal.draft-changed' });
      await forgetScheduledRevision(queries, { site, id });
      await writeAudit(queries, { editor, action: 'draft.discarded', subject: id, at: clock.now() });
    });
    return call.body(null, 204);
  });
}
