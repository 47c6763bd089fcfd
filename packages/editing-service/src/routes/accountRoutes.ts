/** The endpoints of an editor's own account: password, second factors, recovery codes, sessions. */
import type { Hono } from 'hono';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { getCaller, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import {
  addOwnFactor,
  removeOwnFactor,
  renameOwnFactor,
  renewRecoveryCodes,
} from '../own-account/changeFactors.ts';
import type { FactorAddition } from '../own-account/changeFactors.ts';
import { changePassword } from '../own-account/changePassword.ts';
import { confirmPassword } from '../own-account/confirmPassword.ts';
import { addFavourite, listFavourites, removeFavourite } from '../own-account/favouriteBlocks.ts';
import { describeAccount } from '../own-account/describeAccount.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { confirmAuthenticator, offerAuthenticator } from '../second-factor/authenticatorCodes.ts';
import { confirmPasskey, offerPasskey } from '../second-factor/passkeys.ts';
import { readNewPasskey } from '../second-factor/readPasskey.ts';
import { requireSession } from '../sessions/editorSessions.ts';
import type { EditorSession, SessionStep } from '../sessions/editorSessions.ts';
import { rememberBrowser, setEditorSession } from '../sessions/knownBrowsers.ts';
import { endOtherSessions } from '../sessions/listSessions.ts';

const LONGEST_NAME = 100;
const LONGEST_PASSWORD = 1_000;
const LONGEST_SEALED = 4_000;
const LONGEST_CODE = 50;
const PATH = `${EDITING_PATH}/account`;

/** The session steps in which a second factor may be added: also while the role requires one and there is none. */
const ENROLLING: readonly SessionStep[] = ['open', 'enrolment'];

/** Verifies the account's password from the body of the request. */
function confirm(
  context: EditingContext,
  { session, fields }: { readonly session: EditorSession; readonly fields: Fields },
): Promise<void> {
  const password = fields.optionalText('password', LONGEST_PASSWORD);
  return confirmPassword(context, { session, password });
}

async function answerAddition(
  context: EditingContext,
  call: ServiceCall,
  addition: Omit<FactorAddition, 'userAgent'>,
): Promise<Response> {
  const { userAgent } = getCaller(call);
  const { token, recoveryCodes } = await addOwnFactor(context, { ...addition, userAgent });
  await setEditorSession(context, call, token);
  const body: JsonObject = recoveryCodes === undefined ? {} : { recoveryCodes };
  return call.json(body, 201);
}

function addFactorRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.post(`${PATH}/authenticators/options`, async (call) => {
    const { editor } = await requireSession(context, call.req.raw, ENROLLING);
    return call.json({ ...(await offerAuthenticator(context, editor)) });
  });
  app.post(`${PATH}/authenticators`, async (call) => {
    const session = await requireSession(context, call.req.raw, ENROLLING);
    const fields = await readFields(call.req);
    await confirm(context, { session, fields });
    const confirmed = await confirmAuthenticator(context, {
      editor: session.editor,
      sealed: fields.text('sealed', LONGEST_SEALED),
      code: fields.text('code', LONGEST_CODE),
    });
    const name = fields.text('name', LONGEST_NAME);
    return answerAddition(context, call, { session, kind: 'totp', name, confirmed });
  });
  app.post(`${PATH}/passkeys/options`, async (call) => {
    const { editor } = await requireSession(context, call.req.raw, ENROLLING);
    return call.json({ options: await offerPasskey(context, editor) });
  });
  app.post(`${PATH}/passkeys`, async (call) => {
    const session = await requireSession(context, call.req.raw, ENROLLING);
    const fields = await readFields(call.req);
    await confirm(context, { session, fields });
    const confirmed = await confirmPasskey(context, session.editor, readNewPasskey(fields));
    const name = fields.text('name', LONGEST_NAME);
    return answerAddition(context, call, { session, kind: 'passkey', name, confirmed });
  });
  app.patch(`${PATH}/factors/:id`, async (call) => {
    const session = await requireSession(context, call.req.raw);
    const name = (await readFields(call.req)).text('name', LONGEST_NAME);
    await renameOwnFactor(context, { session, id: call.req.param('id'), name });
    return call.body(null, 204);
  });
  app.delete(`${PATH}/factors/:id`, async (call) => {
    const session = await requireSession(context, call.req.raw);
    await confirm(context, { session, fields: await readFields(call.req) });
    await removeOwnFactor(context, { session, id: call.req.param('id') });
    await rememberBrowser(context, call, { editorId: session.editor.id });
    return call.body(null, 204);
  });
  app.post(`${PATH}/recovery-codes`, async (call) => {
    const session = await requireSession(context, call.req.raw);
    await confirm(context, { session, fields: await readFields(call.req) });
    return call.json({ recoveryCodes: await renewRecoveryCodes(context, session) }, 201);
  });
}

/** The name of a registered block. */
const BLOCK = /^[\w-]{1,100}$/;

function readBlock(name: string): string {
  if (BLOCK.test(name)) return name;
  throw new EditingError(400, 'A favourite is the name of a block, such as "header".');
}

function addFavouriteRoutes(app: Hono<ServiceEnv>, { database, ...context }: EditingContext): void {
  const requireId = async (request: Request) =>
    (await requireSession({ database, ...context }, request)).editor.id;
  app.get(`${PATH}/favourites`, async (call) => {
    const blocks = await listFavourites(database, await requireId(call.req.raw));
    return call.json({ blocks: [...blocks] });
  });
  app.put(`${PATH}/favourites/:block`, async (call) => {
    const id = await requireId(call.req.raw);
    await addFavourite(database, id, readBlock(call.req.param('block')));
    return call.json({ blocks: [...(await listFavourites(database, id))] });
  });
  app.delete(`${PATH}/favourites/:block`, async (call) => {
    const id = await requireId(call.req.raw);
    await removeFavourite(database, id, readBlock(call.req.param('block')));
    return call.json({ blocks: [...(await listFavourites(database, id))] });
  });
}

/** Ends one of the editor's other sessions, or all of them. @throws EditingError 404 when there is no such other session */
async function endSessions(
  { database, clock }: EditingContext,
  { id: keep, editor }: EditorSession,
  id?: string,
): Promise<void> {
  const now = clock.now();
  const count = await endOtherSessions(database, { editorId: editor.id, id, keep, now });
  if (count === 0 && id !== undefined) throw new EditingError(404, { says: 'refusal.session-gone' });
  await writeAudit(database, { editor, action: 'sessions.ended', subject: editor.email, at: now });
}

export function addAccountRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(PATH, async (call) =>
    call.json(await describeAccount(context, await requireSession(context, call.req.raw))),
  );
  app.post(`${PATH}/password`, async (call) => {
    const session = await requireSession(context, call.req.raw);
    const fields = await readFields(call.req);
    const token = await changePassword(context, {
      session,
      current: fields.optionalText('current', LONGEST_PASSWORD),
      password: fields.text('password', LONGEST_PASSWORD),
      userAgent: getCaller(call).userAgent,
    });
    await setEditorSession(context, call, token);
    return call.body(null, 204);
  });
  app.delete(`${PATH}/sessions`, async (call) => {
    await endSessions(context, await requireSession(context, call.req.raw));
    return call.body(null, 204);
  });
  app.delete(`${PATH}/sessions/:id`, async (call) => {
    await endSessions(context, await requireSession(context, call.req.raw), call.req.param('id'));
    return call.body(null, 204);
  });
  addFactorRoutes(app, context);
  addFavouriteRoutes(app, context);
}
