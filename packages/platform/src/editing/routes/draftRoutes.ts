import { describeExcess, findExcess } from '@broadsheet/page-document';
import type { Hono } from 'hono';
import { isJsonObject } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { readFields } from '../../identity/http/readFields.ts';
import type { Fields } from '../../identity/http/readFields.ts';
import { writeAudit } from '../audit/auditLog.ts';
import { findDeleted } from '../deletion/deletedStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { forgetScheduledRevision } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { openDocument } from '../drafts/openDocument.ts';
import { dropDraft, listPages, readDraft, saveDraft } from '../drafts/draftStore.ts';

/** The last number that the tables can count to. */
const LARGEST = 2_147_483_647;

/** @throws EditingError 400 it is no whole number from 0 */
export function readRevision({ members }: Fields): number {
  const { revision } = members;
  if (typeof revision === 'number' && Number.isInteger(revision) && revision >= 0 && revision <= LARGEST)
    return revision;
  throw new EditingError(
    400,
    'The member "revision" must be the revision that was read, or 0 for a page without a draft.',
  );
}

/** NUL, and halves of characters, as JSON escapes them: no table takes them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** @throws EditingError 413 it is larger than any page, 400 it holds a character that cannot be stored */
function requireStorable(document: JsonObject): void {
  const excess = findExcess(document);
  if (excess !== undefined) throw new EditingError(413, describeExcess(excess));
  if (UNSTORABLE.test(JSON.stringify(document)))
    throw new EditingError(
      400,
      'The page holds a character that cannot be stored, such as half of an emoji. Write that text anew.',
    );
}

/** @throws EditingError 400 the document is none, of another page, or cannot be stored; 413 it is larger than any page */
function readDocument({ members }: Fields, id: string): JsonObject {
  const { document } = members;
  if (isJsonObject(document) && document['id'] === id) {
    requireStorable(document);
    return document;
  }
  throw new EditingError(400, `The member "document" must be a page document with the id "${id}".`);
}

/** @throws EditingError 410 somebody has deleted the page */
async function requireNotDeleted({ database, site }: EditingContext, id: string): Promise<void> {
  const deleted = await findDeleted(database, { site, id });
  if (deleted === undefined) return;
  throw new EditingError(
    410,
    `${deleted.editorName} has deleted this page meanwhile. Bring it back in the list of pages and save again.`,
  );
}

/** Pages as editors work on them. */
export function addDraftRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const { database, clock, site } = context;
  app.get(`${EDITING_PATH}/pages`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ pages: await listPages(database, site) });
  });
  app.get(`${EDITING_PATH}/pages/:id`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const id = call.req.param('id');
    const [draft, pages] = await Promise.all([readDraft(database, { site, id }), listPages(database, site)]);
    const page = pages.find((each) => each.id === id);
    if (page === undefined) throw new EditingError(404, 'There is no such page. It may have been deleted.');
    return call.json({
      ...openDocument(context, page.document),
      isPublished: page.isPublished,
      ...(page.publishedMatch && { publishedMatch: page.publishedMatch }),
      revision: draft?.revision ?? 0,
    });
  });
  app.put(`${EDITING_PATH}/pages/:id/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const id = call.req.param('id');
    const fields = await readFields(call.req);
    const [document, revision] = [readDocument(fields, id), readRevision(fields)];
    const saved = await saveDraft(
      database,
      { site, id },
      { document, revision, editorId: editor.id, at: clock.now() },
    );
    if (saved !== undefined) return call.json({ revision: saved });
    const theirs = await readDraft(database, { site, id });
    if (theirs === undefined) await requireNotDeleted(context, id);
    throw new EditingError(
      409,
      theirs === undefined
        ? 'This page was published meanwhile. Read it anew and save again.'
        : `${theirs.editorName} has changed this page meanwhile. Merge both and save again.`,
      theirs === undefined ? {} : { ...openDocument(context, theirs.document), revision: theirs.revision },
    );
  });
  app.delete(`${EDITING_PATH}/pages/:id/draft`, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'editor');
    const id = call.req.param('id');
    const revision = readRevision(await readFields(call.req));
    await database.transaction(async (queries) => {
      if (!(await dropDraft(queries, { site, id }, revision)))
        throw new EditingError(409, 'This draft has changed meanwhile and was kept. Look at it again.');
      await forgetScheduledRevision(queries, { site, id });
      await writeAudit(queries, { editor, action: 'draft.discarded', subject: id, at: clock.now() });
    });
    return call.body(null, 204);
  });
}
