/** The handlers of a test's providers, by URL. They check requests as the real providers do. */
import { createHash, createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { NOW } from './openReaders.ts';
import { applePem, createKeySet, signIdToken } from './providerKeys.ts';
import type { TokenSettings } from './providerKeys.ts';

export const APPLE_CLIENT = 'test.paper.web';
export const OIDC_CLIENT = 'paper-at-idp';
export const OIDC_SECRET = 'the secret of the paper';
export const IDP = 'https://idp.test';
export const APP = { id: '4711', secret: 'facebook app secret' };
export const TEAM = { teamId: 'TEAM', keyId: 'KEY' };

export interface Person {
  readonly sub: string;
  readonly email?: string | undefined;
  /** Whether the email address is verified. Default: true. */
  readonly verified?: boolean | string;
  readonly name?: string;
}

/** The data that belongs to an issued code. */
interface Agreement {
  readonly person: Person;
  readonly nonce: string | undefined;
  readonly challenge: string | undefined;
  readonly redirectUri: string;
}

export interface ProviderState {
  readonly codes: Map<string, Agreement>;
  readonly facebook: Map<string, { readonly person: Person; readonly debug: object }>;
  /** The claims that replace those of ID tokens, and the settings of their signature. */
  spoilt: { readonly claims: JWTPayload; readonly settings: TokenSettings };
}

export type ProviderRoutes = Readonly<Record<string, (url: URL, form: URLSearchParams) => Promise<Response>>>;

const refusal = (error: string): Response => Response.json({ error }, { status: 400 });

export function toClaims({ sub, email, verified = true, name }: Person): JWTPayload {
  return {
    sub,
    ...(email === undefined ? {} : { email, email_verified: verified }),
    ...(name === undefined ? {} : { name }),
  };
}

function signFor({ spoilt }: ProviderState, kid: string, { person, nonce }: Agreement, own: JWTPayload) {
  const requested = nonce === undefined ? {} : { nonce };
  return signIdToken(
    kid,
    { ...own, ...toClaims(person), ...requested, ...spoilt.claims },
    NOW,
    spoilt.settings,
  );
}

function consumeCode({ codes }: ProviderState, form: URLSearchParams): Agreement | undefined {
  const code = form.get('code') ?? '';
  const agreement = codes.get(code);
  codes.delete(code);
  return agreement?.redirectUri === form.get('redirect_uri') ? agreement : undefined;
}

/** Checks the client secret that was signed with a site's key at Apple. */
async function checkSignedSecret(form: URLSearchParams, clientId: string): Promise<void> {
  const { publicKey } = await applePem();
  const { protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', publicKey, {
    issuer: TEAM.teamId,
    subject: clientId,
    audience: 'https://appleid.apple.com',
    currentDate: new Date(NOW),
  });
  if (protectedHeader.kid !== TEAM.keyId) throw new Error('The secret names another key.');
}

export function facebookRoutes({ facebook }: ProviderState): ProviderRoutes {
  return {
    'https://graph.test/v20.0/debug_token': async ({ searchParams }) => {
      if (searchParams.get('access_token') !== `${APP.id}|${APP.secret}`) return refusal('app');
      const found = facebook.get(searchParams.get('input_token') ?? '');
      if (found === undefined) return Response.json({ data: { is_valid: false } });
      const { person, debug } = found;
      const data = { app_id: APP.id, type: 'USER', is_valid: true, user_id: person.sub, expires_at: 0 };
      return Response.json({ data: { ...data, ...debug } });
    },
    'https://graph.test/v20.0/me': async ({ searchParams }) => {
      const token = searchParams.get('access_token') ?? '';
      const proof = createHmac('sha256', APP.secret).update(token).digest('hex');
      const found = facebook.get(token);
      if (found === undefined || searchParams.get('appsecret_proof') !== proof) return refusal('proof');
      const { sub: id, email, name } = found.person;
      return Response.json({ id, email, name });
    },
  };
}

export function appleRoutes(state: ProviderState): ProviderRoutes {
  return {
    'https://apple.test/auth/keys': async () => Response.json(await createKeySet('apple')),
    'https://apple.test/auth/token': async (_url, form) => {
      await checkSignedSecret(form, APPLE_CLIENT);
      const agreement = consumeCode(state, form);
      if (agreement === undefined) return refusal('invalid_grant');
      const own = { iss: 'https://appleid.apple.com', aud: APPLE_CLIENT };
      return Response.json({ id_token: await signFor(state, 'apple', agreement, own) });
    },
  };
}

const discovery = {
  issuer: IDP,
  authorization_endpoint: `${IDP}/authorize?tenant=1`,
  token_endpoint: `${IDP}/token`,
  jwks_uri: `${IDP}/jwks`,
  userinfo_endpoint: `${IDP}/me`,
  authorization_response_iss_parameter_supported: true,
};
const QUIET: Person = { sub: 'quiet', email: 'quiet@example.com' };

export function idpRoutes(state: ProviderState): ProviderRoutes {
  return {
    [`${IDP}/.well-known/openid-configuration`]: async () => Response.json(discovery),
    [`${IDP}/jwks`]: async () => Response.json(await createKeySet('idp')),
    [`${IDP}/me`]: async () => Response.json(toClaims(QUIET)),
    [`${IDP}/token`]: async (_url, form) => {
      const agreement = consumeCode(state, form);
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (form.get('client_secret') !== OIDC_SECRET) await checkSignedSecret(form, OIDC_CLIENT);
      if (agreement?.challenge !== proof || form.get('client_id') !== OIDC_CLIENT) {
        return refusal('invalid_grant');
      }
      const id_token = await signFor(state, 'idp', agreement, { iss: IDP, aud: OIDC_CLIENT });
      return Response.json({ access_token: agreement.person.sub, token_type: 'Bearer', id_token });
    },
  };
}
