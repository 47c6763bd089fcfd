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

/** Returns the number of subscribers and what became of the last notification; nothing where they are not set up. */
async function describeNotifications({ notifications }: EditingContext) {
  if (notifications === undefined) return {};
  const { subscribers, last } = await notifications.status();
  return { notifications: { subscribers, last: last ?? null } };
}

/**
 * Adds the endpoints of the alert: `GET` reads it, with `?notifications` what
 * became of the last notification too, `POST` with `{ text, path, endsAt, isNotified }` sends one, `DELETE` ends
 * it.
 */
export function addAlertRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  const path = `${EDITING_PATH}/alert`;
  app.get(path, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const alert = await readAlert(context.database, context.site);
    // Counting takes time, and every screen asks whether there is an alert.
    const isCounting = call.req.query('notifications') !== undefined;
    return call.json({ ...describe(alert), ...(isCounting && (await describeNotifications(context))) });
  });
  app.post(path, async (call) => {
    const editor = await requireEditor(context, call.req.raw, 'publisher');
    const fields = await readFields(call.req);
    const link = (fields.optionalText('path', LONGEST) ?? '').trim();
    const alert = await sendAlert(context, {
      text: (fields.optionalText('text', LONGEST) ?? '').trim(),
      path: link === '' ? undefined : link,
      endsAt: readMoment(fields, 'endsAt'),
      isNotified: fields.flag('isNotified') ?? false,
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
