import { createHash } from 'node:crypto';
import { textAt } from '@broadsheet/service-kit/json';
import { SHOP } from './openProviders.ts';
import type { Providers } from './openProviders.ts';
import type { Readers, SignedIn } from './openReaders.ts';
import { ANONYMOUS, READER, at, row } from './Row.ts';
import type { Row } from './Row.ts';
import { OIDC_CLIENT } from './providerRoutes.ts';
import type { Person } from './providerRoutes.ts';

const GOOGLE: Person = { sub: 'google-1', email: 'new@example.com' };

const socialBody = (grantType: string, credentials: string) => ({ userName: '', credentials, grantType });

/** Returns the cookie that a call sets, in the form of a `Cookie` header. */
const getCookie = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

async function appleReturn(readers: Readers, providers: Providers) {
  const { body, headers } = await readers.call('GET', '/v1/apple/authurl');
  const back = providers.agree(typeof body === 'string' ? body : '', { ...GOOGLE, sub: 'apple-1' });
  const cookie = { cookie: getCookie(headers) };
  await readers.call('GET', `/v1/apple/auth?${new URLSearchParams(back)}`, { headers: cookie });
  return { credentials: back.code, headers: cookie };
}

async function oidcReturn(readers: Readers, providers: Providers) {
  const { body, headers } = await readers.call('GET', `/v2/oidc/${OIDC_CLIENT}/initiate`);
  const { code, state } = providers.agree(textAt(body, 'url') ?? '', { ...GOOGLE, sub: 'oidc-1' });
  return { code, part: state, headers: { cookie: getCookie(headers) } };
}

const VERIFIER = 'v'.repeat(43);
const providerQuery = new URLSearchParams({
  response_type: 'code',
  client_id: SHOP.clientId,
  redirect_uri: SHOP.redirectUri,
  scope: 'openid',
  state: 'state',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
});
const PROVIDER_LOGIN = `/v2/oidc/provider/login?${providerQuery}`;

async function codeForm(readers: Readers, { accessToken }: SignedIn): Promise<FormData> {
  const { body } = await readers.call('GET', PROVIDER_LOGIN, { token: accessToken });
  const form = new FormData();
  form.append('grant_type', 'authorization_code');
  form.append('client_id', SHOP.clientId);
  form.append('code_verifier', VERIFIER);
  form.append('redirect_uri', SHOP.redirectUri);
  form.append('code', new URL(textAt(body, 'message') ?? '').searchParams.get('code') ?? '');
  return form;
}

/** The calls of social sign-in, OpenID Connect and Subscribe with Google. */
export const signInRows: readonly Row[] = [
  row(
    'signInWithGoogle',
    at('POST', '/v1/auth/login'),
    'uuid',
    ANONYMOUS,
    async (_readers, _ada, providers) => ({
      body: socialBody('google', await providers.googleToken(GOOGLE)),
    }),
  ),
  row(
    'facebookSignOn',
    at('POST', '/v1/auth/login'),
    'uuid',
    ANONYMOUS,
    async (_readers, _ada, providers) => ({
      body: socialBody('facebook', providers.facebookToken({ ...GOOGLE, sub: 'facebook-1' })),
    }),
  ),
  row('initAppleSignOn', at('GET', '/v1/apple/authurl'), 'address', ANONYMOUS),
  row('appleSignOn', at('POST', '/v1/auth/login'), 'uuid', ANONYMOUS, async (readers, _ada, providers) => {
    const { credentials, headers } = await appleReturn(readers, providers);
    return { body: socialBody('apple', credentials), headers };
  }),
  row(
    'the social login of a reader who is signed in',
    at('POST', '/v1/auth/login'),
    'uuid',
    ANONYMOUS,
    async (_readers, ada, providers) => ({
      token: ada.accessToken,
      body: socialBody('google', await providers.googleToken(GOOGLE)),
    }),
  ),
  row(
    'unlinkSocialIdentity',
    at('DELETE', '/v1/identity/google'),
    'noError',
    READER,
    async (readers, ada, providers) => {
      const body = socialBody('google', await providers.googleToken(GOOGLE));
      await readers.call('POST', '/v1/auth/login', { token: ada.accessToken, body });
      return {};
    },
  ),
  row('initiateOIDC', at('GET', `/v2/oidc/${OIDC_CLIENT}/initiate`), 'noError', ANONYMOUS),
  row(
    'signInWithOIDC',
    at('GET', '/v2/oidc/signin?state=:nonce&code=:id'),
    'uuid',
    ANONYMOUS,
    async (readers, _ada, providers) => {
      const { code, part, headers } = await oidcReturn(readers, providers);
      return { part: `${part} ${code}`, headers };
    },
  ),
  row(
    'signInWithOIDCPKCE',
    at('POST', '/v2/oidc/provider/token'),
    'access_token',
    ANONYMOUS,
    async (readers, ada) => ({
      body: await codeForm(readers, ada),
    }),
  ),
  row('loginWithArcIdentityAsOIDCProvider', at('GET', PROVIDER_LOGIN), 'noError', READER),
  row('unlinkOIDC', at('PUT', '/v2/oidc/unlink'), 'noError', READER, async (readers, ada, providers) => {
    const { code, part, headers } = await oidcReturn(readers, providers);
    const query = new URLSearchParams({ code, state: part });
    await readers.call('GET', `/v2/oidc/signin?${query}`, { token: ada.accessToken, headers });
    return { body: { identifier: OIDC_CLIENT } };
  }),
  row('getSwgAccessToken', at('GET', '/v1/swg/accesstoken'), 'accessToken', ANONYMOUS),
  row(
    'getSwgAccessToken of a reader',
    at('GET', '/v1/swg/accesstoken'),
    'accessToken',
    ANONYMOUS,
    async (_readers, ada) => ({
      token: ada.accessToken,
    }),
  ),
  row(
    'checkSwgLogin',
    at('POST', '/v1/swg/checkloginexists'),
    'identityExists',
    ANONYMOUS,
    async (_readers, _ada, providers) => ({
      body: { token: await providers.googleToken(GOOGLE) },
    }),
  ),
  row(
    'relinkGoogleAccount',
    at('GET', '/v1/swg/:nonce/relink/:id'),
    'uuid',
    READER,
    async (readers, ada, providers) => {
      const { body } = await readers.call('GET', '/v1/swg/accesstoken', { token: ada.accessToken });
      return { part: `${textAt(body, 'accessToken') ?? ''} ${await providers.googleToken(GOOGLE)}` };
    },
  ),
];
