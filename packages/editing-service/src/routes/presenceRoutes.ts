import type { Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { readRevision } from '../drafts/draftStore.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { endPresence, recordPresence } from '../presence/presenceStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

const LONGEST_ID = 200;

/**
 * Adds the endpoints of presence. The page builder sends `PUT { tab, blockId }` every few seconds while a page is open; the
 * response contains the others on the page and the revision of the draft. `DELETE { tab }` ends the presence.
 */
export function addPresenceRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, clock, site } = context;
  const path = `${EDITING_PATH}/pages/:id/presence`;
  app.put(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'viewer');
    const fields = await readFields(call.req);
    const key = { site, id: call.req.param('id') };
    const others = await recordPresence(database, key, {
      editorId: editor.id,
      tab: fields.text('tab', LONGEST_ID),
      blockId: fields.optionalText('blockId', LONGEST_ID),
      now: clock.now(),
    });
    return call.json({ others, revision: await readRevision(database, key) });
  });
  app.delete(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'viewer');
    const tab = (await readFields(call.req)).text('tab', LONGEST_ID);
    await endPresence(database, { site, id: call.req.param('id') }, { editorId: editor.id, tab });
    return call.body(null, 204);
  });
}
