import { randomBytes } from 'node:crypto';
import OAuth2Server from '@node-oauth/oauth2-server';
import { oidcLoginParameters } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../../IdentityContext.ts';
import { invalidRequest } from '@broadsheet/service-kit/http';
import { withLiveReader } from '../../sessions/withLiveReader.ts';
import type { ReaderAccess } from '../../sessions/ReaderAccess.ts';
import { CODE_LIFETIME_MS } from './codeStore.ts';
import { createModel } from './createModel.ts';

const LONGEST_VALUE = 2000;
const CODE_BYTES = 32;
/** The form of a PKCE challenge: a SHA-256 hash in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

type CodeQuery = Partial<Record<(typeof oidcLoginParameters)[number], string>>;

function readQuery(values: URLSearchParams): CodeQuery {
  const query: CodeQuery = {};
  for (const name of oidcLoginParameters) {
    const [value, ...others] = values.getAll(name);
    if (value === undefined || value === '') continue;
    if (others.length > 0) throw invalidRequest(`The parameter "${name}" is there twice. Send it once.`);
    if (value.length > LONGEST_VALUE || /[\p{Cc}\p{Cs}]/u.test(value)) {
      throw invalidRequest(`The parameter "${name}" is too long or holds a character that is not allowed.`);
    }
    query[name] = value;
  }
  return query;
}

async function authorize(
  model: OAuth2Server.AuthorizationCodeModel,
  accountUuid: string,
  query: CodeQuery,
): Promise<string> {
  const server = new OAuth2Server({
    model: {
      ...model,
      generateAuthorizationCode: async () => randomBytes(CODE_BYTES).toString('base64url'),
    },
  });
  const response = new OAuth2Server.Response();
  try {
    await server.authorize(new OAuth2Server.Request({ headers: {}, method: 'GET', query }), response, {
      authenticateHandler: { handle: () => ({ accountUuid }) },
      allowEmptyState: true,
      authorizationCodeLifetime: CODE_LIFETIME_MS / 1000,
    });
  } catch (error) {
    if (error instanceof OAuth2Server.OAuthError && error.code < 500) {
      throw invalidRequest(
        `The site that sent you here asked for a sign-in that is refused: ${error.message}.`,
      );
    }
    throw error;
  }
  const address: unknown = response.get('location');
  if (typeof address !== 'string') throw new Error('The OAuth library gave no address to go to.');
  return address;
}

/**
 * Issues a code for the reader to the site that requested a sign-in.
 *
 * @param values the query of the URL with which that site sent the reader here
 * @returns the URL at that site to which the reader is redirected
 * @throws ServiceError 400 with the fault of the request, 401 when the session is ended in the meantime; the reader is then not
 *   redirected
 */
export async function issueCode(
  context: IdentityContext,
  reader: ReaderAccess,
  values: URLSearchParams,
): Promise<string> {
  const query = readQuery(values);
  const {
    nonce,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: method,
  } = query;
  if (redirectUri === undefined) throw invalidRequest('The parameter "redirect_uri" is missing.');
  if (challenge === undefined || !CHALLENGE.test(challenge) || method !== 'S256') {
    throw invalidRequest('PKCE is required: send "code_challenge" and "code_challenge_method" S256.');
  }
  // The owner may take the account back at this moment; a code that is stored afterwards would let an intruder in again.
  return withLiveReader(context, reader, ({ queries, account }) =>
    authorize(createModel(context, { queries, nonce }), account.uuid, query),
  );
}
