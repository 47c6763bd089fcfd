import type { Hono } from 'hono';
import type { IdentityBody, OidcInitiationBody, SuccessBody } from '@broadsheet/sdk-identity/contract';
import { getCaller, readFields, ServiceError, invalidRequest } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import { beginFlow } from '../../flows/flowBrowser.ts';
import { pageWithReturn, readReturn } from '../../flows/providerReturn.ts';
import { countFlowAttempt } from '../../flows/countFlowAttempt.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { withProvider } from '../../outgoing/callProvider.ts';
import { authenticate, requireReader } from '../../sessions/authenticate.ts';
import { openOrKeepSession, issueTokens } from '../../sessions/openSession.ts';
import { OIDC_RETURN, postsAnswer, requireClient, returnUrl, signInPage } from './oidcClients.ts';
import { authorizationUrl } from './exchangeCode.ts';
import { createProviderOpener } from './openProvider.ts';
import type { ProviderOpener } from './openProvider.ts';
import { signInWithOidc } from './signInWithOidc.ts';
import { unlinkOidc } from './unlinkOidc.ts';

const LONGEST_IDENTIFIER = 500;

async function initiate(
  context: IdentityContext,
  open: ProviderOpener,
  call: ServiceCall,
  clientId: string,
): Promise<OidcInitiationBody> {
  const client = requireClient(context, clientId);
  await countFlowAttempt(context, call);
  const opened = await withProvider(context.log, client.protocol, () => open(client));
  const flow = await beginFlow(context, call, { kind: 'oidc', clientId });
  const redirectURI = returnUrl(context, client);
  const usesFormPost = postsAnswer(client);
  const scope = usesFormPost ? 'openid name email' : 'openid email profile';
  const { href } = authorizationUrl(opened, { redirectUri: redirectURI, scope, flow, usesFormPost });
  return {
    url: href,
    redirectURI,
    state: flow.state,
    clientId,
    responseType: 'code',
    scope,
    codeChallenge: flow.challenge,
    codeChallengeMethod: 'S256',
  };
}

async function signIn(
  context: IdentityContext,
  open: ProviderOpener,
  call: ServiceCall,
): Promise<IdentityBody> {
  const { code, state } = readReturn(new URL(call.req.url).searchParams);
  if (code === undefined) throw invalidRequest('The parameter "code" is missing. Sign in again.');
  if (state === undefined) throw new ServiceError(refusals.flowInvalid);
  const request = call.req.raw;
  const reader = await authenticate(context, request);
  const caller = getCaller(call);
  const { address, userAgent } = caller;
  const attempt = { address, known: await context.knownDevices.recogniseBrowser(caller) };
  await context.limits.consume('login', attempt);
  const { accountUuid, identityType } = await signInWithOidc(context, open, { code, state, request, reader });
  await context.limits.forgive('login', attempt);
  await context.limits.forgive('flow', attempt);
  const session = await context.database.transaction((queries) =>
    openOrKeepSession(context, queries, { accountUuid, remembered: true, userAgent, identityType, reader }),
  );
  await context.knownDevices.remember(call, session.accountUuid, caller);
  return issueTokens(context, session);
}

/** Adds the calls that sign readers in with the operator's own providers. */
export function addOidcClientRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const { fetch, clock, social } = context;
  const open = createProviderOpener({ fetch, clock, apple: social.apple });
  app.get('/identity/public/v2/oidc/:clientId/initiate', async (call) =>
    call.json(await initiate(context, open, call, call.req.param('clientId'))),
  );
  app.get('/identity/public/v2/oidc/signin', async (call) => call.json(await signIn(context, open, call)));
  app.put('/identity/public/v2/oidc/unlink', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    const identifier = (await readFields(call.req)).text('identifier', LONGEST_IDENTIFIER);
    await unlinkOidc(context, reader, identifier);
    return call.json({ success: true } satisfies SuccessBody);
  });
  // Nothing is checked before the redirect to the page: the state is checked when the page signs in.
  app.post(OIDC_RETURN, async (call) => {
    const given = readReturn(new URLSearchParams(await call.req.text()));
    return call.redirect(pageWithReturn(signInPage(context), given), 303);
  });
  app.get(OIDC_RETURN, (call) => {
    const given = readReturn(new URL(call.req.url).searchParams);
    return call.redirect(pageWithReturn(signInPage(context), given), 303);
  });
}
