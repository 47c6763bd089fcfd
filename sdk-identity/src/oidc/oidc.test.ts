import { describe, expect, it } from 'vitest';
import { oidcCalls } from '../contract/index.ts';
import { createTestPage } from '../../test/createTestVendors.ts';
import { headersFor, plainHeaders } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const INITIATE = 'GET /identity/public/v2/oidc/com.example/initiate';
const SIGN_IN = 'GET /identity/public/v2/oidc/signin';
const EXPIRY = 'ArcId.USER_PROFILE_EXPIRED_TIME';
const url = 'https://provider.example/authorize?client_id=com.example&state=s-1&scope=openid';
const initiation = { url, state: 's-1', redirectURI: 'https://www.example.com/account/login/' };
const identity = makeIdentity('new');

function setUpOidc(before?: object) {
  const page = createTestPage();
  const parts = before === undefined ? setUp(page.adapters) : setUpSignedIn(before, page.adapters);
  parts.service.on(INITIATE, initiation);
  parts.service.on(SIGN_IN, identity);
  const signIns = () => parts.service.calls().filter(({ path }) => path.endsWith('/signin'));
  return { ...parts, page, signIns, begin: () => parts.client.initiateOIDC('com.example') };
}

describe('initiateOIDC', () => {
  it('asks the service where to begin, and goes there', async () => {
    const { client, service, page } = setUpOidc();
    await expect(client.initiateOIDC('com.example')).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: oidcCalls.initiate.method,
        path: '/identity/public/v2/oidc/com.example/initiate',
        query: '',
        headers: plainHeaders,
        cache: undefined,
      }),
    ]);
    expect(page.visits).toEqual([url]);
  });

  it('goes nowhere when the caller wants to, and gives the address as it came', async () => {
    const { client, page } = setUpOidc();
    const options = { redirect: false, scopes: ['name'], isApple: true };
    await expect(client.initiateOIDC('com.example', options)).resolves.toEqual({
      url,
      state: 's-1',
      raw: initiation,
    });
    expect(page.visits).toEqual([]);
  });

  it.each([
    [{ scopes: ['name', 'email'] }, 'name email', null],
    [{ scopes: ['name', 'email'], isApple: true }, 'name email', 'form_post'],
    [{ scopes: [], isApple: true }, 'openid', null],
    [{ isApple: true }, 'openid', null],
  ])('asks the provider for %o', async (options, scope, mode) => {
    const { client, page } = setUpOidc();
    await client.initiateOIDC('com.example', options);
    const query = new URL(page.visits[0] ?? '').searchParams;
    expect([query.get('scope'), query.get('response_mode'), query.get('state')]).toEqual([
      scope,
      mode,
      's-1',
    ]);
  });

  it('keeps a client id in its place in the path', async () => {
    const { client, service } = setUpOidc();
    await client.initiateOIDC('a/../b;c').catch(() => undefined);
    expect(service.calls()[0]?.path).toBe('/identity/public/v2/oidc/a%2F..%2Fb%3Bc/initiate');
  });

  it.each([[{ url: 'javascript:alert(1)' }], [{ url: '/relative' }], [{ url: 'data:text/html,x' }], [{}]])(
    'goes nowhere when the service answers %o',
    async (answer) => {
      const { service, page, begin } = setUpOidc();
      service.on(INITIATE, answer);
      await expect(begin()).rejects.toMatchObject({ code: 'unsafe_url' });
      expect(page.visits).toEqual([]);
    },
  );

  it('passes a refusal on', async () => {
    const { service, begin } = setUpOidc();
    service.on(INITIATE, { code: '100', message: 'No' });
    await expect(begin()).rejects.toMatchObject({ name: 'ApiError', code: '100' });
  });
});

describe('signInWithOIDC', () => {
  it('ends what this tab began', async () => {
    const { client, browser, tab, signIns, begin } = setUpOidc();
    await begin();
    await expect(client.signInWithOIDC('a code', 's-1')).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(signIns()).toEqual([
      expect.objectContaining({ ...oidcCalls.signIn, query: 'code=a+code&state=s-1', headers: plainHeaders }),
    ]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(identity);
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' }]);
  });

  it('ends it after the page was left and loaded again', async () => {
    const { tab, page, clientIn, signIns, begin } = setUpOidc();
    await begin();
    await clientIn(tab, page.adapters).signInWithOIDC('code', 's-1');
    expect(signIns()).toHaveLength(1);
  });

  it('links the provider to the reader who is signed in', async () => {
    const before = makeIdentity('before');
    const { client, signIns, begin } = setUpOidc(before);
    await begin();
    await client.signInWithOIDC('code', 's-1');
    expect(signIns()[0]?.headers).toEqual(headersFor(before));
  });

  it.each([['s-2'], [''], [undefined]])('refuses the state %o, which is another’s', async (state) => {
    const { client, signIns, begin } = setUpOidc();
    await begin();
    await expect(client.signInWithOIDC('code', state)).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'state_mismatch',
    });
    expect(signIns()).toEqual([]);
  });

  it('is not ended by a stranger’s return', async () => {
    const { client, begin } = setUpOidc();
    await begin();
    await client.signInWithOIDC('stranger', 'x').catch(() => undefined);
    await expect(client.signInWithOIDC('code', 's-1')).resolves.toMatchObject({ uuid: 'reader-1' });
  });

  it('refuses a return that nobody asked for, in this tab or in another', async () => {
    const { client, browser, clientIn, signIns, begin } = setUpOidc();
    const refusal = { code: 'flow_not_begun' };
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject(refusal);
    await begin();
    const other = clientIn(browser.openTab());
    await expect(other.signInWithOIDC('code', 's-1')).rejects.toMatchObject(refusal);
    expect(signIns()).toEqual([]);
  });

  it('refuses a code that is played a second time, also after a failure', async () => {
    const { client, service, signIns, begin } = setUpOidc();
    service.on(SIGN_IN, { code: '100', message: 'Used' });
    await begin();
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject({ code: '100' });
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject({ code: 'flow_not_begun' });
    expect(signIns()).toHaveLength(1);
  });

  it('is not sent twice when the answer does not come', async () => {
    const { client, service, signIns, begin } = setUpOidc();
    service.on(SIGN_IN, () => Promise.reject(new TypeError('Failed to fetch')));
    await begin();
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject({ name: 'NetworkError' });
    expect(signIns()).toHaveLength(1);
  });

  it('compares nothing when the service gave no state', async () => {
    const { client, service, signIns, begin } = setUpOidc();
    service.on(INITIATE, { url: 'https://provider.example/authorize' });
    await begin();
    await client.signInWithOIDC('code');
    expect(signIns()[0]?.query).toBe('code=code');
  });

  it('lets the kept profile go when it fails too, and keeps the session', async () => {
    const before = makeIdentity('before');
    const { client, service, browser, tab, begin } = setUpOidc(before);
    service.on(SIGN_IN, { code: '100', message: 'No' });
    browser.local.values.set(EXPIRY, 'later');
    await begin();
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject({ code: '100' });
    expect(browser.local.values.has(EXPIRY)).toBe(false);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(before);
    expect(tab.posted).toEqual([]);
  });

  it('begins anew where the kept note cannot be read', async () => {
    const { client, tab, begin } = setUpOidc();
    await begin();
    tab.session.values.set('ArcId.SIGN_IN_FLOW', '{"kind":"other","state":"s-1"}');
    await expect(client.signInWithOIDC('code', 's-1')).rejects.toMatchObject({ code: 'flow_not_begun' });
  });
});

describe('loginWithArcIdentityAsOIDCProvider', () => {
  const LOGIN = 'GET /identity/public/v2/oidc/provider/login';
  const back = 'https://other.example/back?code=c&state=s';
  const params = {
    response_type: 'code',
    scope: 'openid',
    state: 'a b',
    client_id: 'other',
    redirect_uri: 'https://other.example/back',
    nonce: '',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  };

  it.each([
    ['JSON', () => Response.json({ message: back })],
    ['plain text', () => new Response(back)],
  ])('sends the reader where the service says in %s', async (_kind, answer) => {
    const { client, service, page } = setUpOidc(identity);
    service.on(LOGIN, answer);
    const more = { ...params, redirect: '/account/', code_challengeMethod: 'plain' };
    await expect(client.loginWithArcIdentityAsOIDCProvider(more)).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...oidcCalls.providerLogin,
        query:
          'response_type=code&scope=openid&state=a+b&client_id=other' +
          '&redirect_uri=https%3A%2F%2Fother.example%2Fback' +
          '&code_challenge=challenge&code_challenge_method=S256',
        headers: headersFor(identity),
      }),
    ]);
    expect(page.visits).toEqual([back]);
  });

  it.each([[{ message: 'javascript:alert(1)' }], [{ message: 'OK' }], [{}], [[]]])(
    'sends the reader nowhere on %o',
    async (answer) => {
      const { client, service, page } = setUpOidc(identity);
      service.on(LOGIN, answer);
      await expect(client.loginWithArcIdentityAsOIDCProvider(params)).rejects.toMatchObject({
        code: 'unsafe_url',
      });
      expect(page.visits).toEqual([]);
    },
  );

  it('passes a refusal on', async () => {
    const { client, service, page } = setUpOidc(identity);
    service.on(LOGIN, { code: '100', message: back });
    await expect(client.loginWithArcIdentityAsOIDCProvider(params)).rejects.toMatchObject({ code: '100' });
    expect(page.visits).toEqual([]);
  });

  it('needs a reader', async () => {
    const { client, service } = setUpOidc();
    await expect(client.loginWithArcIdentityAsOIDCProvider(params)).rejects.toMatchObject({
      code: 'missing_jwt',
    });
    expect(service.calls()).toEqual([]);
  });
});

describe('unlinkOIDC', () => {
  const UNLINK = 'PUT /identity/public/v2/oidc/unlink';

  it('sends the call of the contract and lets the kept profile go', async () => {
    const { client, service, browser } = setUpOidc(identity);
    browser.local.values.set(EXPIRY, 'later');
    service.on(UNLINK, {});
    await expect(client.unlinkOIDC('com.example')).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...oidcCalls.unlink,
        headers: headersFor(identity),
        body: { identifier: 'com.example' },
      }),
    ]);
    expect(browser.local.values.has(EXPIRY)).toBe(false);
  });

  it('passes a refusal on and keeps the profile’s ten minutes', async () => {
    const { client, service, browser } = setUpOidc(identity);
    browser.local.values.set(EXPIRY, 'later');
    service.on(UNLINK, { code: '300044', message: 'No' });
    await expect(client.unlinkOIDC('com.example')).rejects.toMatchObject({ code: '300044' });
    expect(browser.local.values.has(EXPIRY)).toBe(true);
  });

  it('needs a reader', async () => {
    await expect(setUpOidc().client.unlinkOIDC('a')).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});
