import type { Context } from 'hono';
import { readFields } from '../http/readFields.ts';
import type { Grants } from './createGrants.ts';
import type { Grant, Provider } from './Provider.ts';

interface TokenEndpoint {
  readonly provider: Provider;
  readonly grants: Grants;
  /** The issuer of this endpoint's ID tokens. */
  readonly issuer: string;
}

interface Credentials {
  readonly clientId: string;
  readonly secret: string | undefined;
}

/** Reads the client's credentials from the Authorization header or the form (RFC 6749, 2.3.1). */
function readCredentials({ req }: Context, fields: URLSearchParams): Credentials {
  const basic = /^Basic\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
  if (basic === undefined)
    return { clientId: fields.get('client_id') ?? '', secret: fields.get('client_secret') || undefined };
  const [clientId = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  const decode = (text: string) => new URLSearchParams(`a=${text}`).get('a') ?? '';
  return { clientId: decode(clientId), secret: decode(secret.join(':')) || undefined };
}

type Found =
  | { readonly kind: 'good'; readonly grant: Grant; readonly hasVerifier: boolean }
  | { readonly kind: 'bad'; readonly error: string; readonly message: string };

async function findGrant(fields: URLSearchParams, clientId: string, grants: Grants): Promise<Found> {
  const type = fields.get('grant_type') ?? '';
  switch (type) {
    case 'authorization_code': {
      const redeemed = await grants.redeem(fields.get('code') ?? '', {
        clientId,
        redirectUri: fields.get('redirect_uri') ?? '',
        verifier: fields.get('code_verifier') || undefined,
      });
      return redeemed.kind === 'good' ? redeemed : { ...redeemed, error: 'invalid_grant' };
    }
    case 'refresh_token': {
      const grant = await grants.open('refresh', fields.get('refresh_token') ?? '');
      if (grant?.clientId === clientId)
        return { kind: 'good', grant: { ...grant, nonce: undefined }, hasVerifier: false };
      return { kind: 'bad', error: 'invalid_grant', message: 'The refresh token is not good here.' };
    }
    default: {
      const message = `grant_type is "${type}". Use "authorization_code" or "refresh_token".`;
      return { kind: 'bad', error: 'unsupported_grant_type', message };
    }
  }
}

async function createAnswer({ provider, grants, issuer }: TokenEndpoint, grant: Grant) {
  const { clientId, nonce, reader } = grant;
  const claims = {
    ...provider.toClaims(grant),
    iss: issuer,
    aud: clientId,
    sub: provider.getSubject(reader),
    ...(nonce !== undefined && { nonce }),
  };
  return {
    access_token: await grants.token('access', grant),
    token_type: 'Bearer',
    expires_in: grants.accessSeconds,
    refresh_token: await grants.token('refresh', grant),
    id_token: await provider.keys.sign(claims, { lifeSeconds: provider.idTokenSeconds }),
  };
}

/** Creates the handler that exchanges a code or a refresh token for tokens (RFC 6749, 4.1.3 and 6). */
export function tokenHandler(endpoint: TokenEndpoint) {
  const { provider, grants, issuer } = endpoint;
  return async (context: Context) => {
    const refuse = (error: string, description: string) =>
      context.json({ error, error_description: description }, 400);
    const fields = await readFields(context);
    const { clientId, secret } = readCredentials(context, fields);
    if (clientId === '') return refuse('invalid_client', 'There is no client_id.');
    const isCode = fields.get('grant_type') === 'authorization_code';
    const mayLackSecret = !isCode || fields.has('code_verifier');
    const problem = provider.checkClient({ clientId, secret, mayLackSecret, issuer });
    if (problem !== undefined) return refuse('invalid_client', problem);
    const found = await findGrant(fields, clientId, grants);
    if (found.kind === 'bad') return refuse(found.error, found.message);
    if (secret === undefined && isCode && !found.hasVerifier)
      return refuse('invalid_client', 'A client without a secret needs PKCE.');
    return context.json(await createAnswer(endpoint, found.grant));
  };
}
