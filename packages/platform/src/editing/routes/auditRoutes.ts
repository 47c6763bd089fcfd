import type { Hono } from 'hono';
import { readParameters } from '../../http/readParameters.ts';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { readAudit } from '../audit/auditLog.ts';

const LARGEST = 2_147_483_647;
const MOST = 500;

/** `GET ?before=120&size=100`: what editors have done, newest first. */
export function addAuditRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/audit`, async (call) => {
    await requireEditor(context, call.req.raw, 'administrator');
    const parameters = readParameters(call.req.url);
    const entries = await readAudit(context.database, {
      before: parameters.integer('before', LARGEST, { min: 1 }),
      size: parameters.integer('size', 100, { min: 1, max: MOST }),
    });
    return call.json({ entries });
  });
}
