import { readNumber, readString } from '@broadsheet/client-core';
import { having, sendCall, withUuid } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { OidcTokenRequestBody } from '../contract/OidcBody.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { errorCodeOf } from '../errors/errorCodeOf.ts';
import { refuse } from '../errors/refuse.ts';
import { refuseLater } from '../errors/refuseLater.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { sessionIfAny } from '../session/freshSession.ts';
import { requestTokens } from '../session/requestTokens.ts';
import { acceptIdentity, tellPage } from '../session/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { takeFlow } from '../social/flow/signInFlow.ts';
import { readTokenPayload } from '../token/readTokenPayload.ts';

/** What the address holds after the return of a sign-in that `beginOIDCPKCE` began. */
export interface PkceReturn {
  readonly code: string;
  readonly state: string | undefined;
}

/** A sign-in that the caller began, who has checked its state. */
export interface PkceExchange extends Omit<OidcTokenRequestBody, 'grant_type'> {
  /** What the ID token must hold; not looked at when left out. */
  readonly nonce?: string;
}

function exchangeOf(context: IdentityContext, given: PkceReturn | PkceExchange): PkceExchange {
  if ('code_verifier' in given) return given;
  const { nonce, verifier = '', clientId = '', redirectUri = '' } = takeFlow(context, 'pkce', given.state);
  return { client_id: clientId, code_verifier: verifier, redirect_uri: redirectUri, code: given.code, nonce };
}

const withTokens = having((body) => typeof body['access_token'] === 'string');

/** The tokens for the code, under the names of a session. */
async function exchangeCode(
  { transport }: IdentityContext,
  { nonce, client_id, code_verifier, redirect_uri, code }: PkceExchange,
  signal?: AbortSignal,
) {
  const grant_type = 'authorization_code';
  const parts: OidcTokenRequestBody = { grant_type, client_id, code_verifier, redirect_uri, code };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const answer = await sendCall(transport.request, oidcCalls.token, { form, signal }, withTokens);
  const idToken = readString(answer, 'id_token');
  if (nonce !== undefined && readTokenPayload(idToken ?? '')['nonce'] !== nonce) {
    throw refuseLater('nonce_mismatch');
  }
  return {
    accessToken: readString(answer, 'access_token'),
    refreshToken: readString(answer, 'refresh_token'),
    idToken,
    expiresIn: readNumber(answer, 'expires_in'),
  };
}

/**
 * Ends a PKCE sign-in: the code for tokens, the tokens for a session (wire-contract 1.6). A session that was there is
 * replaced, not linked to.
 *
 * @param given the return of a sign-in that `beginOIDCPKCE` began in this tab, or all that a caller has kept itself
 * @throws IdentityError `flow_not_begun`, `state_mismatch`: nothing was sent; `nonce_mismatch`: nothing has changed;
 *   `session_changed`: somebody signed in or out meanwhile
 * @throws ApiError, NetworkError the code was refused: nothing has changed; the tokens were: the session is over
 */
export async function signInWithOIDCPKCE(
  context: IdentityContext,
  given: PkceReturn | PkceExchange,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const { session, warn } = context;
  const exchange = exchangeOf(context, given);
  await sessionIfAny(context, { signal });
  const tokens = await exchangeCode(context, exchange, signal);
  acceptIdentity(context, tokens);
  tellPage(context, 'OIDC');
  const isStillOurs = (): boolean => session.read()?.accessToken === tokens.accessToken;
  try {
    const renewed = await requestTokens(context.transport.request, tokens, withUuid, signal);
    if (!isStillOurs()) throw refuse('session_changed');
    return acceptIdentity(context, { ...tokens, ...renewed });
  } catch (error) {
    if (isStillOurs()) {
      const code = errorCodeOf(error);
      if (code !== undefined && error instanceof Error) warn(`code:"${code}", message:"${error.message}"`);
      session.end();
    }
    throw error;
  }
}
