import type { Context, Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import type { DraftKey } from '../drafts/editedTable.ts';
import { readMoment } from '../http/readMoment.ts';
import { readRevision } from './draftRoutes.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { cancelSchedule, setSchedule } from '../schedules/setSchedule.ts';
import { listSchedules } from '../schedules/scheduleStore.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { settingKey } from '../settings/publishSetting.ts';
import { requireSetting } from './settingRoutes.ts';

const LONGEST_NOTE = 500;

interface ScheduleRoutes {
  /** The route, below `/pagebuilder/api`, with the parameter `:id`. */
  readonly path: string;
  /** Returns the key of the page or setting in a request. @throws EditingError 404 when there can be no such setting */
  readonly keyOf: (call: Context) => DraftKey;
}

function addRoutes(app: Hono<ServiceEnv>, context: EditingContext, { path, keyOf }: ScheduleRoutes): void {
  const read = async (key: DraftKey) => {
    const [schedule] = await listSchedules(context.database, key, key.id);
    return { schedule: schedule ?? null };
  };
  app.get(path, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json(await read(keyOf(call)));
  });
  app.put(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const key = keyOf(call);
    const fields = await readFields(call.req);
    const publishAt = readMoment(fields, 'publishAt');
    await setSchedule(context, {
      key,
      publishAt,
      unpublishAt: readMoment(fields, 'unpublishAt'),
      revision: publishAt === undefined ? undefined : readRevision(fields),
      note: fields.optionalText('note', LONGEST_NOTE) ?? '',
      hasRedirect: fields.flag('hasRedirect') === true,
      editor,
    });
    return call.json(await read(key));
  });
  app.delete(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    await cancelSchedule(context, keyOf(call), editor);
    return call.body(null, 204);
  });
}

/** Adds the endpoints of schedules for pages and settings. */
export function addScheduleRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const { database, site } = context;
  app.get(`${EDITING_PATH}/schedules`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const [schedules, settings] = [
      await listSchedules(database, { site }),
      await listSchedules(database, { site, of: 'settings' }),
    ];
    return call.json({ schedules, settings });
  });
  addRoutes(app, context, {
    path: `${EDITING_PATH}/pages/:id/schedule`,
    keyOf: (call) => ({ site, id: call.req.param('id') ?? '' }),
  });
  addRoutes(app, context, {
    path: `${EDITING_PATH}/settings/:id/schedule`,
    keyOf: (call) => settingKey(context, requireSetting(call)),
  });
}
