import { having, readNumber, readString, sendCall } from '@broadsheet/client-core';
import { withUuid } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { OidcTokenRequestBody } from '../contract/oidcCalls.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { identityError, vendorError } from '../errors/createError.ts';
import { errorCodeOf } from '../errors/IdentityError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getSessionIfAny } from '../authorization/requireSession.ts';
import { requestTokens } from '../refresh/requestTokens.ts';
import { acceptIdentity, announceLogin } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { readTokenPayload } from '../token/readTokenPayload.ts';

/** A sign-in that the caller began, who has checked its state. */
export interface PkceExchange extends Omit<OidcTokenRequestBody, 'grant_type'> {
  /** What the ID token must hold; not looked at when left out. */
  readonly nonce?: string;
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
  const answer = await sendCall(transport.request, oidcCalls.token, { form, signal, read: withTokens });
  const idToken = readString(answer, 'id_token');
  if (nonce !== undefined && readTokenPayload(idToken ?? '')['nonce'] !== nonce) {
    throw vendorError('nonce_mismatch');
  }
  return {
    accessToken: readString(answer, 'access_token'),
    refreshToken: readString(answer, 'refresh_token'),
    idToken,
    expiresIn: readNumber(answer, 'expires_in'),
  };
}

/**
 * Ends a PKCE sign-in: the code for tokens, the tokens for a session. A session that was there is
 * replaced, not linked to.
 *
 * @throws IdentityError `nonce_mismatch`: nothing has changed; `session_changed`: somebody logged in or out meanwhile
 * @throws ApiError, NetworkError the code was refused: nothing has changed; the tokens were: the session is over
 */
export async function signInWithOIDCPKCE(
  context: IdentityContext,
  exchange: PkceExchange,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const { session, warn } = context;
  await getSessionIfAny(context, { signal });
  const tokens = await exchangeCode(context, exchange, signal);
  acceptIdentity(context, tokens);
  announceLogin(context, 'OIDC');
  const isStillOurs = (): boolean => session.read()?.accessToken === tokens.accessToken;
  try {
    const refreshed = await requestTokens(context.transport.request, { old: tokens, read: withUuid, signal });
    if (!isStillOurs()) throw identityError('session_changed');
    return acceptIdentity(context, { ...tokens, ...refreshed });
  } catch (error) {
    if (isStillOurs()) {
      const code = errorCodeOf(error);
      if (code !== undefined && error instanceof Error) warn(`code:"${code}", message:"${error.message}"`);
      session.end();
    }
    throw error;
  }
}
