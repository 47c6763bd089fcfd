import type { Hono } from 'hono';
import type { DeviceBody, IdentityBody, RefreshBody, SuccessBody } from '@broadsheet/sdk-identity/contract';
import {
  ServiceError,
  notFound,
  LONGEST_CAPTCHA_TOKEN,
  LONGEST_PASSWORD,
  getCaller,
  LONGEST_EMAIL,
  readFields,
} from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { authenticate, requireReader } from './authenticate.ts';
import { endCookie, isFromOwnPage, readSessionCookie, writeSessionCookie } from './cookies.ts';
import { logInWithGrant, logInWithPassword } from './logIn.ts';
import { issueTokens } from './openSession.ts';
import { refreshSession } from './refreshSession.ts';
import { listLiveSessions, revokeSession } from './sessionStore.ts';
import { withLiveReader } from './withLiveReader.ts';
import type { Session } from './sessionStore.ts';

const LONGEST_WORD = 50;
const LONGEST_TOKEN = 4096;
const LONGEST_CREDENTIALS = 8192;
async function logIn(context: IdentityContext, call: ServiceCall, fields: Fields): Promise<Session> {
  const grantType = fields.text('grantType', LONGEST_WORD);
  if (grantType === 'password') {
    return logInWithPassword(context, {
      userName: fields.text('userName', LONGEST_EMAIL),
      password: fields.text('credentials', LONGEST_PASSWORD),
      remembered: fields.flag('rememberMe') ?? false,
      captchaToken: fields.optionalText('recaptchaToken', LONGEST_CAPTCHA_TOKEN),
      caller: getCaller(call),
    });
  }
  return logInWithGrant(context, {
    grantType,
    credentials: fields.text('credentials', LONGEST_CREDENTIALS),
    reader: await authenticate(context, call.req.raw),
    request: call.req.raw,
    caller: getCaller(call),
  });
}

async function setCookie(context: IdentityContext, call: ServiceCall, session: Session): Promise<void> {
  const { accountUuid, id: sessionId, generation, refreshedOn, expiresOn } = session;
  const moments = { from: refreshedOn, until: expiresOn };
  const token = await context.tokens.sign('cookie', { accountUuid, sessionId, generation }, moments);
  writeSessionCookie(call, session, { siteUrl: context.siteUrl, token });
}

function addTokenRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.post('/identity/public/v1/auth/login', async (call) => {
    const wantsCookie = call.req.query('cookie') === 'true';
    // Another site must not sign a reader in to an account of its choice.
    if (wantsCookie && !isFromOwnPage(call.req.raw, context.trustedOrigins)) {
      throw new ServiceError(refusals.foreignPage);
    }
    const session = await logIn(context, call, await readFields(call.req));
    if (wantsCookie) await setCookie(context, call, session);
    await context.knownDevices.remember(call, session.accountUuid, getCaller(call));
    return call.json((await issueTokens(context, session)) satisfies IdentityBody);
  });
  app.post('/identity/public/v1/auth/token', async (call) => {
    const fields = await readFields(call.req);
    const grantType = fields.text('grantType', LONGEST_WORD);
    const token = fields.text('token', LONGEST_TOKEN);
    if (grantType !== 'refresh-token') throw new ServiceError(refusals.grantUnknown);
    // The token alone identifies the session; the Authorization header may belong to another reader.
    const session = await refreshSession(context, token, getCaller(call).address);
    const hasCookie = readSessionCookie(call.req.raw, context.siteUrl) !== undefined;
    if (hasCookie && isFromOwnPage(call.req.raw, context.trustedOrigins)) {
      await setCookie(context, call, session);
    }
    return call.json((await issueTokens(context, session)) satisfies RefreshBody);
  });
  app.delete('/identity/public/v1/auth/token', async (call) => {
    const { accountUuid, sessionId } = await requireReader(context, call.req.raw);
    await revokeSession(context.database, { accountUuid, id: sessionId }, context.clock.now());
    endCookie(context, call);
    return call.json({ success: true } satisfies SuccessBody);
  });
}

/** Adds the calls for the reader's devices. The published clients do not have them, so the paths are our own. */
function addDeviceRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.get('/identity/public/v1/sessions', async (call) => {
    const { accountUuid, sessionId } = await requireReader(context, call.req.raw);
    const sessions = await listLiveSessions(context.database, accountUuid, context.clock.now());
    const devices = sessions.map(({ id, userAgent, createdOn, refreshedOn, expiresOn }): DeviceBody => ({
      id,
      userAgent,
      createdOn,
      lastUsedOn: refreshedOn,
      expiresOn,
      current: id === sessionId,
    }));
    return call.json(devices);
  });
  app.delete('/identity/public/v1/sessions/:id', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    const id = call.req.param('id');
    const isUsable = /^[\w-]{1,64}$/.test(id);
    const wasEnded =
      isUsable &&
      (await withLiveReader(context, reader, ({ queries, account, now }) =>
        revokeSession(queries, { accountUuid: account.uuid, id }, now),
      ));
    if (!wasEnded) throw notFound('No such device is signed in. List the sessions again.');
    return call.json({ success: true } satisfies SuccessBody);
  });
}

/** Adds the calls for login, refresh, logout and the list of devices. */
export function addSessionRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  addTokenRoutes(app, context);
  addDeviceRoutes(app, context);
}
