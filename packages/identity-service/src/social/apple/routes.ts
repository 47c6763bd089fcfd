/**
 * The redirects to Apple and back. Apple posts its response here from its own page; the state and the cookie of the flow
 * show whether this browser started the sign-in. The page then gets the code in its URL and signs in with it, from the same
 * browser.
 */
import type { Hono } from 'hono';
import { parseJson, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import { beginFlow, getFlowBrowser } from '../../flows/flowBrowser.ts';
import { recordReturn } from '../../flows/flowStore.ts';
import { LOGIN_PAGE, pageAt, pageWithReturn, readReturn } from '../../flows/providerReturn.ts';
import type { ProviderReturn } from '../../flows/providerReturn.ts';
import { readNames } from '../../flows/readNames.ts';
import type { ReaderNames } from '../../flows/readNames.ts';
import { countFlowAttempt } from '../../flows/countFlowAttempt.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import type { AppleOptions } from '../SocialOptions.ts';
import { APPLE_RETURN, appleUrl } from './appleUrls.ts';

function requireApple({ social }: IdentityContext): AppleOptions {
  if (social.apple === undefined) throw new ServiceError(refusals.grantUnknown);
  return social.apple;
}

/** Reads a reader's name, which Apple sends once, next to the code and unsigned. */
function readUserNames(user: string | undefined): ReaderNames {
  let given: Json;
  try {
    given = parseJson(user ?? '{}');
  } catch {
    // A missing name is no reason to refuse the sign-in.
    return {};
  }
  const firstName = valueAt(given, 'name', 'firstName');
  const lastName = valueAt(given, 'name', 'lastName');
  return readNames({ firstName, lastName, displayName: undefined });
}

async function acceptReturn(
  context: IdentityContext,
  call: ServiceCall,
  given: ProviderReturn,
): Promise<Response> {
  const apple = requireApple(context);
  await countFlowAttempt(context, call);
  const { code, state, error, user } = given;
  const { urlToReceiveAuthToken = LOGIN_PAGE } = await context.configuration();
  const page = pageAt(urlToReceiveAuthToken, context.siteUrl);
  if (code === undefined && error !== undefined) return call.redirect(pageWithReturn(page, { error }), 303);
  if (code === undefined || state === undefined) throw new ServiceError(refusals.flowInvalid);
  const isOurs = await recordReturn(context.database, {
    state,
    code,
    clientId: apple.clientId,
    browser: getFlowBrowser(context, call.req.raw),
    names: readUserNames(user),
    now: context.clock.now(),
  });
  if (!isOurs) throw new ServiceError(refusals.flowInvalid);
  return call.redirect(pageWithReturn(page, { code, state }), 303);
}

export function addAppleRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.get('/identity/public/v1/apple/authurl', async (call) => {
    const apple = requireApple(context);
    await countFlowAttempt(context, call);
    const { state } = await beginFlow(context, call, { kind: 'apple', clientId: apple.clientId });
    const query = new URLSearchParams({
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      client_id: apple.clientId,
      state,
    });
    return call.json(`${appleUrl(apple, 'authorize')}?${query}`);
  });
  app.post(APPLE_RETURN, async (call) =>
    acceptReturn(context, call, readReturn(new URLSearchParams(await call.req.text()))),
  );
  app.get(APPLE_RETURN, async (call) =>
    acceptReturn(context, call, readReturn(new URL(call.req.url).searchParams)),
  );
}
