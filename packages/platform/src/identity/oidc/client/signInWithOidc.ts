import * as oauth from 'oauth4webapi';
import { browserOf, isForeign } from '../../flows/flowBrowser.ts';
import { takeFlow } from '../../flows/flowStore.ts';
import type { Flow } from '../../flows/flowStore.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { IdentityError, providerRefused, refusals } from '../../IdentityError.ts';
import { withProvider } from '../../outgoing/askProvider.ts';
import type { ReaderAccess } from '../../sessions/ReaderAccess.ts';
import { findOwner } from '../../social/findOwner.ts';
import { readClaims } from '../../social/ProvenReader.ts';
import type { ProvenReader } from '../../social/ProvenReader.ts';
import type { IdentityType } from '../../store/Account.ts';
import type { OpenProvider, ProviderOpener } from './openProvider.ts';
import { kindOf, requireClient, returnUrl } from './oidcClients.ts';

/** The claims of the ID token; of the user info where the token holds no address. */
async function exchange(
  provider: OpenProvider,
  flow: Flow,
  back: { readonly code: string; readonly state: string; readonly redirectUri: string },
): Promise<oauth.IDToken> {
  const { server, client, authentication, calls } = provider;
  const { code, state, redirectUri } = back;
  const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    redirectUri,
    flow.verifier,
    calls(),
  );
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: flow.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, calls());
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (claims === undefined) throw new Error('The library gave no claims of a token that it has required.');
  if (claims['email'] !== undefined || server.userinfo_endpoint === undefined) return claims;
  const told = await oauth.userInfoRequest(server, client, result.access_token, calls());
  return { ...claims, ...(await oauth.processUserInfoResponse(server, client, claims.sub, told)) };
}

/** What is wrong with the code or the tokens; a fault of the network or of the set-up is none of the reader's. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof oauth.OperationProcessingError || error instanceof oauth.AuthorizationResponseError;
}

export interface OidcReturn {
  readonly code: string;
  readonly state: string;
  readonly request: Request;
  readonly reader: ReaderAccess | undefined;
}

/**
 * Ends a sign-in that was begun in this browser.
 *
 * @returns the account and what its last login was
 * @throws IdentityError 130011 for a state that is not good, 100016 for a code that proves nothing, 503, and those of
 *   `findOwner`
 */
export async function signInWithOidc(
  context: IdentityContext,
  open: ProviderOpener,
  { code, state, request, reader }: OidcReturn,
): Promise<{ readonly accountUuid: string; readonly identityType: IdentityType }> {
  const browser = browserOf(context, request);
  if (browser === undefined) throw new IdentityError(refusals.flowInvalid);
  if (reader !== undefined && isForeign(browser)) throw new IdentityError(refusals.flowForeign);
  const flow = await takeFlow(context.database, { state, browser, now: context.clock.now() });
  if (flow === undefined) throw new IdentityError(refusals.flowInvalid);
  const client = requireClient(context, flow.clientId);
  const provider = client.protocol;
  const claims = await withProvider(context.log, provider, async () => {
    const opened = await open(client);
    try {
      return await exchange(opened, flow, { code, state, redirectUri: returnUrl(context, client) });
    } catch (error) {
      if (isRefusal(error)) throw providerRefused(provider);
      throw error;
    }
  });
  const { type, subjectPrefix } = kindOf(client);
  const subject = subjectPrefix + claims.sub;
  const proven: ProvenReader = { provider, type, subject, subjectPrefix, ...readClaims(claims) };
  return { accountUuid: await findOwner(context, proven, reader), identityType: type };
}
