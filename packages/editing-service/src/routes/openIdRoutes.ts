import type { Hono } from 'hono';
import { beginFlow, readReturn, authorizationUrl, withProvider } from '@broadsheet/identity-service';
import { getCaller, ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { OPENID_RETURN } from '../openid/createOpenId.ts';
import { logInWithOpenId } from '../openid/logInWithOpenId.ts';
import type { OpenIdSetup } from '../openid/OpenIdOptions.ts';
import { OpenIdRefusal } from '../openid/OpenIdRefusal.ts';
import { endEditorSession } from '../sessions/editorSessions.ts';
import { setEditorSession } from '../sessions/knownBrowsers.ts';

const DESK = '/pagebuilder/';

function requireOpenId({ openId }: EditingContext): OpenIdSetup {
  if (openId !== undefined) return openId;
  throw new OpenIdRefusal('failed');
}

function toRefusal(error: unknown): OpenIdRefusal | undefined {
  if (error instanceof OpenIdRefusal) return error;
  if (!(error instanceof ServiceError)) return undefined;
  const { status } = error.refusal;
  if (status === 429) return new OpenIdRefusal('busy');
  return new OpenIdRefusal(status === 503 ? 'unreachable' : 'refused');
}

/**
 * Begins a log-in.
 *
 * @returns the URL of the provider, to which the browser is redirected.
 * @throws OpenIdRefusal, ServiceError
 */
async function begin(context: EditingContext, call: ServiceCall): Promise<string> {
  const setup = requireOpenId(context);
  await context.limits.consume('flow', { address: call.env.clientAddress });
  const opened = await withProvider(context.log, setup.client.protocol, () => setup.open(setup.client));
  const { clientId, redirectUri = '' } = setup.client;
  const flow = await beginFlow({ ...context, trustedOrigins: [] }, call, { kind: 'editor', clientId });
  return authorizationUrl(opened, { redirectUri, scope: 'openid email profile', flow }).href;
}

/** Completes a log-in and sets the session cookie. @throws OpenIdRefusal, ServiceError */
async function finish(context: EditingContext, call: ServiceCall): Promise<void> {
  const setup = requireOpenId(context);
  await context.limits.consume('flow', { address: call.env.clientAddress });
  const { code, state, error } = readReturn(new URL(call.req.url).searchParams);
  if (error !== undefined) throw new OpenIdRefusal(error === 'access_denied' ? 'cancelled' : 'refused');
  if (code === undefined || state === undefined) throw new OpenIdRefusal('failed');
  const token = await logInWithOpenId(context, setup, {
    code,
    state,
    request: call.req.raw,
    userAgent: getCaller(call).userAgent,
  });
  await endEditorSession(context, call.req.raw);
  await setEditorSession(context, call, token);
}

/**
 * Runs a step and redirects to the URL that it returns; after a refusal redirects to the log-in page, which shows the
 * reason.
 */
async function navigate(
  context: EditingContext,
  call: ServiceCall,
  step: () => Promise<string>,
): Promise<Response> {
  try {
    return call.redirect(await step(), 303);
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal === undefined) throw error;
    const { reason, email } = refusal;
    await writeAudit(context.database, {
      action: 'openid.refused',
      subject: email ?? reason,
      at: context.clock.now(),
    });
    return call.redirect(`${DESK}?openid=${reason}`, 303);
  }
}

/** Adds the endpoints for logging in with the OpenID provider. `GET /sign-in-options` returns its name if there is one. */
export function addOpenIdRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/sign-in-options`, (call) =>
    call.json(context.openId === undefined ? {} : { openId: { name: context.openId.client.protocol } }),
  );
  app.get(`${EDITING_PATH}/openid`, (call) => navigate(context, call, () => begin(context, call)));
  app.get(OPENID_RETURN, (call) =>
    navigate(context, call, async () => {
      await finish(context, call);
      return DESK;
    }),
  );
}
