import type { Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { compact } from '@broadsheet/service-kit/json';
import { readAlert } from '../alerts/alertStore.ts';
import type { Alert } from '../alerts/alertStore.ts';
import { endAlert, sendAlert } from '../alerts/sendAlert.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { readMoment } from '../http/readMoment.ts';
import { requireEditor } from '../sessions/editorSessions.ts';

/** The largest number of characters that are read; more are refused with a sentence of their own. */
const LONGEST = 10_000;

const describe = (alert: Alert | undefined) => ({
  alert: alert === undefined ? null : compact({ ...alert }),
});

/** Adds the endpoints of the alert: `GET` reads it, `POST` with `{ text, path, endsAt }` sends one, `DELETE` ends it. */
export function addAlertRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const path = `${EDITING_PATH}/alert`;
  app.get(path, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    return call.json(describe(await readAlert(context.database, context.site)));
  });
  app.post(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const fields = await readFields(call.req);
    const link = (fields.optionalText('path', LONGEST) ?? '').trim();
    const alert = await sendAlert(context, {
      text: (fields.optionalText('text', LONGEST) ?? '').trim(),
      path: link === '' ? undefined : link,
      endsAt: readMoment(fields, 'endsAt'),
      editor,
    });
    return call.json(describe(alert));
  });
  app.delete(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    await endAlert(context, editor);
    return call.body(null, 204);
  });
}
