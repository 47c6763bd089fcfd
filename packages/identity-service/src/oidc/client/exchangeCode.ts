/**
 * The start and the end of a sign-in with an OpenID provider, for readers and for staff: authorization URL and code
 * exchange.
 */
import * as oauth from 'oauth4webapi';
import { providerRefused } from '../../refusals.ts';
import type { BegunFlow } from '../../flows/flowBrowser.ts';
import type { Flow } from '../../flows/flowStore.ts';
import type { OpenProvider } from './openProvider.ts';

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly flow: BegunFlow;
  /** Whether the provider is asked to post its response (`response_mode=form_post`). Default: false. */
  readonly usesFormPost?: boolean;
}

/** Returns the URL at which a browser signs in. @throws Error when the provider has no authorization endpoint */
export function authorizationUrl(
  { server, client }: OpenProvider,
  { redirectUri, scope, flow, usesFormPost = false }: AuthorizationRequest,
): URL {
  if (server.authorization_endpoint === undefined)
    throw new Error('The provider has no address to sign in at.');
  const url = new URL(server.authorization_endpoint);
  const query = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: flow.challenge,
    code_challenge_method: 'S256',
    ...(usesFormPost ? { response_mode: 'form_post' } : {}),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export interface ReturnedCode {
  readonly code: string;
  readonly state: string;
  /** The flow that the state belongs to. */
  readonly flow: Pick<Flow, 'nonce' | 'verifier'>;
  readonly redirectUri: string;
  /** The provider's name for people. */
  readonly provider: string;
}

/** The error codes of responses that are not the provider's own, e.g. a proxy's error page while the provider is down. */
const NO_ANSWERS: readonly string[] = [
  oauth.PARSE_ERROR,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.RESPONSE_IS_NOT_CONFORM,
];

/**
 * Tells whether the code or the tokens are invalid. Faults of the network or the set-up are not the caller's, so they do
 * not count.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError) return error.error === 'invalid_grant';
  if (error instanceof oauth.OperationProcessingError && NO_ANSWERS.includes(error.code ?? '')) return false;
  return error instanceof oauth.OperationProcessingError || error instanceof oauth.AuthorizationResponseError;
}

async function readTokens(opened: OpenProvider, returned: ReturnedCode): Promise<oauth.IDToken> {
  const { server, client, authentication, calls } = opened;
  const { code, state, flow, redirectUri } = returned;
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
  const stated = await oauth.userInfoRequest(server, client, result.access_token, calls());
  return { ...claims, ...(await oauth.processUserInfoResponse(server, client, claims.sub, stated)) };
}

/**
 * Exchanges a code for the claims of the ID token. If the token has no email address, the claims of the user info are added.
 *
 * @throws ServiceError 100016 for an invalid code; other errors when the provider cannot be reached
 */
export async function exchangeCode(opened: OpenProvider, returned: ReturnedCode): Promise<oauth.IDToken> {
  try {
    return await readTokens(opened, returned);
  } catch (error) {
    if (isRefusal(error)) throw providerRefused(returned.provider);
    throw error;
  }
}
