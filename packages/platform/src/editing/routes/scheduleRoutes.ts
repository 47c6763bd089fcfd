import type { Hono } from 'hono';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { readFields } from '../../identity/http/readFields.ts';
import { readMoment } from '../http/readMoment.ts';
import { readRevision } from './draftRoutes.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { cancelSchedule, schedulePage } from '../schedules/schedulePage.ts';
import { listSchedules } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

const LONGEST_NOTE = 500;

/** What is published and taken away at a moment. */
export function addScheduleRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const { database, site } = context;
  const path = `${EDITING_PATH}/pages/:id/schedule`;
  app.get(`${EDITING_PATH}/schedules`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json({ schedules: await listSchedules(database, site) });
  });
  app.get(path, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const [schedule] = await listSchedules(database, site, call.req.param('id'));
    return call.json({ schedule: schedule ?? null });
  });
  app.put(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const id = call.req.param('id');
    const fields = await readFields(call.req);
    const publishAt = readMoment(fields, 'publishAt');
    await schedulePage(context, {
      id,
      publishAt,
      unpublishAt: readMoment(fields, 'unpublishAt'),
      revision: publishAt === undefined ? undefined : readRevision(fields),
      note: fields.optionalText('note', LONGEST_NOTE) ?? '',
      editor,
    });
    const [schedule] = await listSchedules(database, site, id);
    return call.json({ schedule: schedule ?? null });
  });
  app.delete(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    await cancelSchedule(context, call.req.param('id'), editor);
    return call.body(null, 204);
  });
}
