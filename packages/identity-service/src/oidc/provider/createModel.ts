/** The model through which the OAuth library reads and writes the tables of codes and sessions, within one transaction. */
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { Queries } from '@broadsheet/service-kit/database';
import type { IdentityContext } from '../../IdentityContext.ts';
import { ACCESS_TOKEN_MS } from '../../sessions/createTokens.ts';
import { openSession, issueTokens } from '../../sessions/openSession.ts';
import { revokeSession } from '../../sessions/sessionStore.ts';
import type { Session } from '../../sessions/sessionStore.ts';
import { insertCode, lockCode, recordSession, useCode } from './codeStore.ts';
import type { FoundCode } from './codeStore.ts';

const GRANT = 'authorization_code';
const SCOPES: readonly string[] = ['openid', 'email', 'profile'];

/** The results that the model collects for the caller of the library. */
export interface Exchange {
  code?: FoundCode;
  session?: Session;
  /** An error outside OAuth, which the library replaces by an error of its own. */
  failure?: Error;
}

export interface ModelOptions {
  readonly queries: Queries;
  /** The `nonce` of the request for a code. */
  readonly nonce?: string | undefined;
  /** The `User-Agent` of the browser that exchanges the code. */
  readonly userAgent?: string;
  readonly exchange?: Exchange;
}

function findClient({ oidc }: IdentityContext, clientId: string): OAuth2Server.Client | undefined {
  const client = oidc.provider?.clients.find((known) => known.clientId === clientId);
  if (client === undefined) return undefined;
  return { id: clientId, grants: [GRANT], redirectUris: [...client.redirectUris] };
}

/**
 * Returns a valid code. If a code is presented again after its use, either use may be a thief's, so its session is revoked.
 */
async function readCode(
  context: IdentityContext,
  { queries, exchange = {} }: ModelOptions,
  text: string,
): Promise<OAuth2Server.AuthorizationCode | undefined> {
  const now = context.clock.now();
  const code = await lockCode(queries, text, now);
  if (code === undefined) return undefined;
  const { accountUuid, sessionId, isUsed, isExpired, redirectUri, challenge, scope } = code;
  if (isUsed && sessionId !== undefined) await revokeSession(queries, { accountUuid, id: sessionId }, now);
  const client = findClient(context, code.clientId);
  if (isUsed || isExpired || client === undefined) return undefined;
  exchange.code = code;
  return {
    authorizationCode: text,
    // The expiry is checked above by our clock, because the library reads the system's clock.
    expiresAt: new Date(Date.now() + ACCESS_TOKEN_MS),
    redirectUri,
    scope: [...scope],
    client,
    user: { accountUuid },
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
  };
}

async function openFor(
  context: IdentityContext,
  { queries, userAgent = '', exchange = {} }: ModelOptions,
  code: string,
): Promise<{ readonly accessToken: string; readonly refreshToken: string | undefined }> {
  try {
    const accountUuid = exchange.code?.accountUuid ?? '';
    const session = await openSession(context, queries, { accountUuid, remembered: true, userAgent });
    await recordSession(queries, code, session.id);
    exchange.session = session;
    return { refreshToken: undefined, ...(await issueTokens(context, session)) };
  } catch (error) {
    if (error instanceof Error) exchange.failure = error;
    throw error;
  }
}

export function createModel(
  context: IdentityContext,
  options: ModelOptions,
): OAuth2Server.AuthorizationCodeModel {
  const { queries, nonce } = options;
  return {
    getClient: async (clientId) => findClient(context, clientId),
    validateScope: async (_user, _client, scope = []) => {
      const known = SCOPES.filter((word) => scope.includes(word));
      return known.length === 0 ? ['openid'] : known;
    },
    async saveAuthorizationCode(code, client, user) {
      const { authorizationCode, redirectUri, scope = [], codeChallenge } = code;
      const accountUuid: unknown = user['accountUuid'];
      if (typeof accountUuid !== 'string' || codeChallenge === undefined) return undefined;
      const stored = {
        clientId: client.id,
        accountUuid,
        redirectUri,
        scope,
        nonce,
        challenge: codeChallenge,
      };
      await insertCode(queries, authorizationCode, stored, context.clock.now());
      return { ...code, client, user };
    },
    getAuthorizationCode: (code) => readCode(context, options, code),
    revokeAuthorizationCode: ({ authorizationCode }) =>
      useCode(queries, authorizationCode, context.clock.now()),
    async saveToken(token, client, user) {
      const code: unknown = token['authorizationCode'];
      const tokens = await openFor(context, options, typeof code === 'string' ? code : '');
      return {
        ...token,
        ...tokens,
        accessTokenExpiresAt: new Date(Date.now() + ACCESS_TOKEN_MS),
        client,
        user,
      };
    },
    // The platform checks bearer tokens itself before it calls the library.
    getAccessToken: async () => undefined,
  };
}
