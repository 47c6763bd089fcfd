import OAuth2Server from '@node-oauth/oauth2-server';
import { SignJWT } from 'jose';
import type { OidcTokenBody } from '@broadsheet/sdk-identity/contract';
import { textAt } from '@broadsheet/service-kit/json';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { ACCESS_TOKEN_MS } from '../../sessions/createTokens.ts';
import { issueTokens } from '../../sessions/openSession.ts';
import type { Session } from '../../sessions/sessionStore.ts';
import type { Account } from '../../store/Account.ts';
import { findAccount } from '../../store/accountStore.ts';
import type { StoredCode } from './codeStore.ts';
import { createModel } from './createModel.ts';
import type { Exchange } from './createModel.ts';
import { SIGNING_ALGORITHM } from './createSigningKey.ts';
import type { SigningKey } from './createSigningKey.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Returns the issuer of this service's ID tokens; the discovery document is below this URL. */
export const getIssuer = ({ siteUrl }: { readonly siteUrl: string }): string =>
  `${siteUrl}/identity/public/v2/oidc/provider`;

/** Returns the claims that the scope allows the other site to read. */
function toClaims({ email, emailVerified, profile }: Account, scope: readonly string[]) {
  const names = {
    name: textAt(profile, 'displayName'),
    given_name: textAt(profile, 'firstName'),
    family_name: textAt(profile, 'lastName'),
  };
  return {
    ...(scope.includes('email') ? { email, email_verified: emailVerified } : {}),
    ...(scope.includes('profile') ? names : {}),
  };
}

async function signIdToken(
  context: IdentityContext,
  { id, privateKey }: SigningKey,
  { clientId, accountUuid, scope, nonce }: StoredCode,
): Promise<string> {
  const account = await findAccount(context.database, accountUuid);
  if (account === undefined) throw new ServiceError(refusals.accountDisabled);
  const now = context.clock.now();
  return new SignJWT({ ...toClaims(account, scope), ...(nonce === undefined ? {} : { nonce }) })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: id, typ: 'JWT' })
    .setIssuer(getIssuer(context))
    .setSubject(accountUuid)
    .setAudience(clientId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now + ACCESS_TOKEN_MS))
    .sign(privateKey);
}

/** The result of a token request; a refusal has the error code and message of OAuth 2. */
export type ExchangeResult =
  | { readonly kind: 'tokens'; readonly body: OidcTokenBody }
  | { readonly kind: 'refused'; readonly error: string; readonly message: string };

type Opened =
  | { readonly kind: 'opened'; readonly session: Session; readonly code: StoredCode }
  | Extract<ExchangeResult, { kind: 'refused' }>;

async function open(
  context: IdentityContext,
  form: Readonly<Record<string, string>>,
  userAgent: string,
): Promise<Opened> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' };
  const request = new OAuth2Server.Request({ headers, method: 'POST', query: {}, body: form });
  // A refusal is a result and not an error, because a rollback would undo the changes to the code and its session.
  return context.database.transaction(async (queries): Promise<Opened> => {
    const exchange: Exchange = {};
    const model = createModel(context, { queries, userAgent, exchange });
    const server = new OAuth2Server({ model, requireClientAuthentication: { authorization_code: false } });
    try {
      await server.token(request, new OAuth2Server.Response());
    } catch (error) {
      if (exchange.failure !== undefined) throw exchange.failure;
      if (!(error instanceof OAuth2Server.OAuthError) || error.code >= 500) throw error;
      return { kind: 'refused', error: error.name, message: error.message };
    }
    const { session, code } = exchange;
    if (session === undefined || code === undefined) throw new Error('The OAuth library saved no token.');
    return { kind: 'opened', session, code };
  });
}

/**
 * Exchanges a code for a session of the reader.
 *
 * @param form the fields of the request body
 * @throws ServiceError 100013, 100015; the code then stays valid for another attempt
 */
export async function exchangeCode(
  context: IdentityContext,
  signingKey: () => Promise<SigningKey>,
  { form, userAgent }: { readonly form: Readonly<Record<string, string>>; readonly userAgent: string },
): Promise<ExchangeResult> {
  const key = await signingKey();
  const opened = await open(context, form, userAgent);
  if (opened.kind === 'refused') return opened;
  const { accessToken, refreshToken = '' } = await issueTokens(context, opened.session);
  return {
    kind: 'tokens',
    body: {
      access_token: accessToken,
      refresh_token: refreshToken,
      id_token: await signIdToken(context, key, opened.code),
      expires_in: seconds(ACCESS_TOKEN_MS),
    },
  };
}
