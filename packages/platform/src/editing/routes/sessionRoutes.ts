import type { Hono } from 'hono';
import type { JsonObject } from '../../content/json/Json.ts';
import { getCaller } from '../../identity/http/IdentityEnv.ts';
import type { IdentityCall, IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { readEmail } from '../../identity/http/readEmail.ts';
import { readFields } from '../../identity/http/readFields.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { describeEditor } from '../accounts/describeEditor.ts';
import { findEditorById } from '../accounts/editorStore.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { askForPasskey, verifyPasskey } from '../second-factor/passkeys.ts';
import { proveByCode } from '../second-factor/proveSecondFactor.ts';
import { readAnsweredPasskey } from '../second-factor/readPasskey.ts';
import {
  endEditorSession,
  findEditorSession,
  findSessionOf,
  openEditorSession,
  printSessionCookie,
  requireSession,
} from '../sessions/editorSessions.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { logInEditor, openFor } from '../sessions/logInEditor.ts';

const LONGEST_PASSWORD = 1_000;
const LONGEST_CODE = 50;
const PATH = `${EDITING_PATH}/session`;

/** Gives the browser another session in place of the one it came with: what was known before opens nothing. */
function giveSession({ siteUrl }: EditingContext, call: IdentityCall, token: string): void {
  call.header('Set-Cookie', printSessionCookie(siteUrl, token), { append: true });
}

/** The whole session of whoever has offered the second factor. @returns its token */
async function openProven(
  context: EditingContext,
  call: IdentityCall,
  { editor }: EditorSession,
): Promise<string> {
  await endEditorSession(context, call.req.raw);
  const { userAgent } = getCaller(call);
  const now = context.clock.now();
  return openEditorSession(context.database, { editorId: editor.id, now, isProven: true, userAgent });
}

/** An editor once everything is proven, and before that no more than what is missing; without a session nobody. */
function describeSession(session: EditorSession | undefined): JsonObject {
  if (session === undefined) return { step: 'nobody' };
  const { step, editor, factors } = session;
  return step === 'open' ? { editor: describeEditor(editor) } : { step, factors };
}

/** A passkey by itself, or as the second factor of a session that lacks one. */
function addPasskeyLogin(app: Hono<IdentityEnv>, context: EditingContext): void {
  app.post(`${PATH}/passkey/options`, async (call) => {
    await context.limits.spend('flow', { address: call.env.clientAddress });
    const session = await findEditorSession(context, call.req.raw);
    const editorId = session?.step === 'second-factor' ? session.editor.id : undefined;
    return call.json({ options: await askForPasskey(context, editorId) });
  });
  app.post(`${PATH}/passkey`, async (call) => {
    const { address, userAgent } = getCaller(call);
    await context.limits.spend('secondFactor', { address });
    const session = await findEditorSession(context, call.req.raw);
    const passkey = readAnsweredPasskey(await readFields(call.req));
    if (session?.step === 'second-factor') {
      await verifyPasskey(context, passkey, session.editor.id);
      giveSession(context, call, await openProven(context, call, session));
      return call.json({ editor: describeEditor(session.editor) });
    }
    const { editorId } = await verifyPasskey(context, passkey);
    const editor = await findEditorById(context.database, editorId);
    if (editor === undefined || editor.isDisabled)
      throw new EditingError(401, 'This account is closed. Ask an administrator.');
    await endEditorSession(context, call.req.raw);
    giveSession(context, call, await openFor(context, { editor, isProven: true, userAgent }));
    return call.json({ editor: describeEditor(editor) });
  });
}

/**
 * `GET`, `POST { email, password }` and `DELETE` of the session; `/second-factor` and `/passkey` make it whole. Whoever
 * asks is answered 200, with `step` where something is missing: a browser tells of a 401 in its console, and nothing is wrong.
 */
export function addSessionRoutes(app: Hono<IdentityEnv>, context: EditingContext): void {
  app.get(PATH, async (call) => call.json(describeSession(await findEditorSession(context, call.req.raw))));
  app.post(PATH, async (call) => {
    const fields = await readFields(call.req);
    const token = await logInEditor(context, {
      email: readEmail(fields, 'email'),
      password: fields.text('password', LONGEST_PASSWORD),
      address: call.env.clientAddress,
      userAgent: getCaller(call).userAgent,
    });
    await endEditorSession(context, call.req.raw);
    giveSession(context, call, token);
    return call.json(describeSession(await findSessionOf(context, token)));
  });
  app.post(`${PATH}/second-factor`, async (call) => {
    const session = await requireSession(context, call.req.raw, ['second-factor']);
    const code = (await readFields(call.req)).text('code', LONGEST_CODE);
    await proveByCode(context, { session, code, address: call.env.clientAddress });
    giveSession(context, call, await openProven(context, call, session));
    return call.json({ editor: describeEditor(session.editor) });
  });
  addPasskeyLogin(app, context);
  app.delete(PATH, async (call) => {
    await endEditorSession(context, call.req.raw);
    call.header('Set-Cookie', printSessionCookie(context.siteUrl, ''), { append: true });
    return call.body(null, 204);
  });
}
