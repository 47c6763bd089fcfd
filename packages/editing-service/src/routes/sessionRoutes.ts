import type { Hono } from 'hono';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { getCaller, readEmail, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { describeEditor } from '../accounts/describeEditor.ts';
import { findEditorById } from '../accounts/editorStore.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requestPasskey, verifyPasskey } from '../second-factor/passkeys.ts';
import { proveByCode } from '../second-factor/proveSecondFactor.ts';
import { readAnsweredPasskey } from '../second-factor/readPasskey.ts';
import {
  endEditorSession,
  findEditorSession,
  findSessionByToken,
  openEditorSession,
  printSessionCookie,
  requireSession,
} from '../sessions/editorSessions.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { acceptBrowserLink, requestBrowserLink } from '../sessions/browserLinks.ts';
import { setEditorSession } from '../sessions/knownBrowsers.ts';
import { logInEditor, openFor } from '../sessions/logInEditor.ts';

const LONGEST_PASSWORD = 1_000;
const LONGEST_CODE = 50;
const LONGEST_TOKEN = 200;
const PATH = `${EDITING_PATH}/session`;

/** Replaces a session by one with a proven second factor. @returns the token of the new session */
async function openProven(
  context: EditingContext,
  call: ServiceCall,
  { editor }: EditorSession,
): Promise<string> {
  await endEditorSession(context, call.req.raw);
  const { userAgent } = getCaller(call);
  const now = context.clock.now();
  return openEditorSession(context.database, { editorId: editor.id, now, isProven: true, userAgent });
}

/** Describes a session for a response: the editor of an open session, otherwise only the step that is missing. */
function describeSession(session: EditorSession | undefined): JsonObject {
  if (session === undefined) return { step: 'nobody' };
  const { step, editor, factors } = session;
  return step === 'open' ? { editor: describeEditor(editor) } : { step, factors };
}

/** Adds the endpoints of passkeys, which log in by themselves, or serve as the missing second factor of a session. */
function addPasskeyLogin(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.post(`${PATH}/passkey/options`, async (call) => {
    await context.limits.consume('flow', { address: call.env.clientAddress });
    const session = await findEditorSession(context, call.req.raw);
    const editorId = session?.step === 'second-factor' ? session.editor.id : undefined;
    return call.json({ options: await requestPasskey(context, editorId) });
  });
  app.post(`${PATH}/passkey`, async (call) => {
    const { address, userAgent } = getCaller(call);
    await context.limits.consume('secondFactor', { address });
    const session = await findEditorSession(context, call.req.raw);
    const passkey = readAnsweredPasskey(await readFields(call.req));
    if (session?.step === 'second-factor') {
      await verifyPasskey(context, passkey, session.editor.id);
      await setEditorSession(context, call, await openProven(context, call, session));
      return call.json({ editor: describeEditor(session.editor) });
    }
    const { editorId } = await verifyPasskey(context, passkey);
    const editor = await findEditorById(context.database, editorId);
    if (editor === undefined || editor.isDisabled)
      throw new EditingError(401, { says: 'refusal.account-closed' });
    await endEditorSession(context, call.req.raw);
    await setEditorSession(context, call, await openFor(context, { editor, isProven: true, userAgent }));
    return call.json({ editor: describeEditor(editor) });
  });
}

/** Adds the endpoints with which an editor makes a browser known by a mail; after the password no address need be sent. */
function addBrowserLinks(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.post(`${PATH}/browser-link`, async (call) => {
    const session = await findEditorSession(context, call.req.raw);
    const email = session?.editor.email ?? readEmail(await readFields(call.req), 'email');
    await requestBrowserLink(context, { email, address: call.env.clientAddress });
    return call.body(null, 204);
  });
  app.post(`${PATH}/browser`, async (call) => {
    await context.limits.consume('link', { address: call.env.clientAddress });
    await acceptBrowserLink(context, call, (await readFields(call.req)).text('token', LONGEST_TOKEN));
    return call.body(null, 204);
  });
}

/**
 * Adds the endpoints of the session: `GET`, `POST { email, password }` and `DELETE`; `/second-factor` and `/passkey`
 * complete it. `GET` always returns status 200, with `step` when something is missing, because browsers log a 401 as an
 * error.
 */
export function addSessionRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(PATH, async (call) => call.json(describeSession(await findEditorSession(context, call.req.raw))));
  app.post(PATH, async (call) => {
    const fields = await readFields(call.req);
    const token = await logInEditor(context, {
      email: readEmail(fields, 'email'),
      password: fields.text('password', LONGEST_PASSWORD),
      address: call.env.clientAddress,
      request: call.req.raw,
      userAgent: getCaller(call).userAgent,
    });
    await endEditorSession(context, call.req.raw);
    await setEditorSession(context, call, token);
    return call.json(describeSession(await findSessionByToken(context, token)));
  });
  app.post(`${PATH}/second-factor`, async (call) => {
    const session = await requireSession(context, call.req.raw, ['second-factor']);
    const code = (await readFields(call.req)).text('code', LONGEST_CODE);
    await proveByCode(context, { session, code, address: call.env.clientAddress, request: call.req.raw });
    await setEditorSession(context, call, await openProven(context, call, session));
    return call.json({ editor: describeEditor(session.editor) });
  });
  addPasskeyLogin(app, context);
  addBrowserLinks(app, context);
  app.delete(PATH, async (call) => {
    await endEditorSession(context, call.req.raw);
    call.header('Set-Cookie', printSessionCookie(context.siteUrl, ''), { append: true });
    return call.body(null, 204);
  });
}
