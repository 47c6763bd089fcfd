import type { Hono } from 'hono';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { readEmail } from '../../identity/http/readEmail.ts';
import { readFields } from '../../identity/http/readFields.ts';
import type { EditingContext } from '../EditingContext.ts';
import { describeEditor } from '../accounts/describeEditor.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { endEditorSession, printSessionCookie, requireEditor } from '../sessions/editorSessions.ts';
import { logInEditor } from '../sessions/logInEditor.ts';

const LONGEST_PASSWORD = 1_000;

/** `GET`, `POST { email, password }` and `DELETE` of the session. */
export function addSessionRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  const path = `${EDITING_PATH}/session`;
  app.get(path, async (call) =>
    call.json({ editor: describeEditor(await requireEditor(context, call.req.raw, 'viewer')) }),
  );
  app.post(path, async (call) => {
    const fields = await readFields(call.req);
    const { editor, token } = await logInEditor(context, {
      email: readEmail(fields, 'email'),
      password: fields.text('password', LONGEST_PASSWORD),
      address: call.env.clientAddress,
    });
    call.header('Set-Cookie', printSessionCookie(context.origin, token), { append: true });
    return call.json({ editor: describeEditor(editor) });
  });
  app.delete(path, async (call) => {
    await endEditorSession(context, call.req.raw);
    call.header('Set-Cookie', printSessionCookie(context.origin, ''), { append: true });
    return call.body(null, 204);
  });
}
