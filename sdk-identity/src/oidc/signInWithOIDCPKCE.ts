import { having, number, sendCall, string } from '@broadsheet/client-core';
import { withUuid } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { OidcTokenRequestBody } from '../contract/oidcCalls.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { identityError, vendorError } from '../errors/createError.ts';
import { getErrorCode } from '../errors/IdentityError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { getSessionIfAny } from '../authorization/requireSession.ts';
import { requestTokens } from '../refresh/requestTokens.ts';
import { acceptIdentity, announceLogin } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { readTokenPayload } from '../token/readTokenPayload.ts';

/** The parameters of a sign-in that the caller started; the caller has checked its state. */
export interface PkceExchange extends Omit<OidcTokenRequestBody, 'grant_type'> {
  /** The nonce that the ID token must contain; absent: the token's nonce is not checked. */
  readonly nonce?: string;
}

const withTokens = having((body) => typeof body['access_token'] === 'string');

/** Exchanges the code for tokens and returns them with the member names of a session. */
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
  const idToken = string(answer['id_token']);
  if (nonce !== undefined && readTokenPayload(idToken ?? '')['nonce'] !== nonce) {
    throw vendorError('nonce_mismatch');
  }
  return {
    accessToken: string(answer['access_token']),
    refreshToken: string(answer['refresh_token']),
    idToken,
    expiresIn: number(answer['expires_in']),
  };
}

/**
 * Completes a PKCE sign-in: exchanges the code for tokens and the tokens for a session. An existing session is replaced,
 * and its account is not linked.
 *
 * @throws IdentityError `nonce_mismatch`: nothing has changed; `session_changed`: somebody logged in or out meanwhile
 * @throws ApiError, NetworkError if the code was refused, nothing has changed; if the tokens were, the session has ended
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
      const code = getErrorCode(error);
      if (code !== undefined && error instanceof Error) warn(`code:"${code}", message:"${error.message}"`);
      session.end();
    }
    throw error;
  }
}
