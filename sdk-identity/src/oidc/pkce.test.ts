import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oidcCalls, sessionCalls } from '../contract/index.ts';
import { createTestPage } from '../../test/createTestVendors.ts';
import { headersFor, plainHeaders } from '../../test/createTestService.ts';
import { makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { beginOIDCPKCE, completeOIDCPKCE } from '../operations.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const TOKEN = 'POST /identity/public/v2/oidc/provider/token';
const REFRESH = 'POST /identity/public/v1/auth/token';
const first = makeIdentity('first');
const second = makeIdentity('second');
const start = {
  loginUrl: 'https://www.example.com/account/login/?lang=de',
  clientId: 'other',
  redirectUri: 'https://other.example/back?to=/a b',
};
const own = { client_id: 'other', code_verifier: 'v', redirect_uri: 'https://other.example/back', code: 'c' };

const idToken = (payload: object): string =>
  `${btoa('{}')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

const tokens = (nonce?: string) => ({
  access_token: first.accessToken,
  refresh_token: first.refreshToken,
  id_token: idToken({ nonce, name: 'Jürgen ß ÿ' }),
  expires_in: 900,
});

function setUpPkce(before?: object) {
  const page = createTestPage();
  const parts = before === undefined ? setUp(page.adapters) : setUpSignedIn(before, page.adapters);
  parts.service.on(REFRESH, second);
  /** Starts the sign-in at the other site; the service then returns an ID token with the nonce of that start. */
  async function begin() {
    await beginOIDCPKCE(parts.client.context, start);
    const query = new URL(page.visits.at(-1) ?? '').searchParams;
    const at = (name: string): string => query.get(name) ?? '';
    parts.service.on(TOKEN, tokens(at('nonce')));
    return { at, state: at('state') };
  }
  const paths = () => parts.service.calls().map(({ method, path }) => `${method} ${path}`);
  return { ...parts, page, begin, paths };
}

/** Returns the parts of the form in the first exchange. */
function formOf({ service }: Pick<ReturnType<typeof setUpPkce>, 'service'>): [string, FormDataEntryValue][] {
  const body = service.calls().find(({ path }) => path === oidcCalls.token.path)?.body;
  return body instanceof FormData ? [...body] : [];
}

function textOf(form: readonly (readonly [string, FormDataEntryValue])[], wanted: string): string {
  const value = form.find(([name]) => name === wanted)?.[1];
  return typeof value === 'string' ? value : '';
}

describe('beginOIDCPKCE', () => {
  it('leaves for the other site’s login with everything under the name of its standard', async () => {
    const { page, begin } = setUpPkce();
    const { at } = await begin();
    const address = new URL(page.visits[0] ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://www.example.com/account/login/');
    expect([...address.searchParams.keys()]).toEqual([
      'lang',
      'response_type',
      'client_id',
      'redirect_uri',
      'scope',
      'state',
      'nonce',
      'code_challenge',
      'code_challenge_method',
    ]);
    expect(['response_type', 'client_id', 'redirect_uri', 'scope', 'code_challenge_method'].map(at)).toEqual([
      'code',
      'other',
      start.redirectUri,
      'openid',
      'S256',
    ]);
  });

  it('makes a challenge of 32 random bytes, which the verifier meets later', async () => {
    const parts = setUpPkce();
    const { at, state } = await parts.begin();
    await completeOIDCPKCE(parts.client.context, { code: 'c', state });
    const verifier = textOf(formOf(parts), 'code_verifier');
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(at('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
    expect(parts.page.visits[0]).not.toContain(verifier);
  });

  it('takes new random values each time, none twice', async () => {
    const { begin } = setUpPkce();
    const names = ['state', 'nonce', 'code_challenge'];
    const values = [...names.map((await begin()).at), ...names.map((await begin()).at)];
    expect(new Set(values).size).toBe(6);
  });

  it.each([
    ['subtle', { getRandomValues: () => undefined }],
    ['crypto', undefined],
  ])('refuses on a page without %s', async (_what, crypto) => {
    const page = createTestPage();
    const { client } = setUp({ ...page.adapters, crypto });
    await expect(beginOIDCPKCE(client.context, start)).rejects.toMatchObject({ code: 'pkce_unavailable' });
    expect(page.visits).toEqual([]);
  });

  it.each(['/account/login/', 'javascript:alert(1)'])('does not leave for %s', async (loginUrl) => {
    const { client, page } = setUpPkce();
    await expect(beginOIDCPKCE(client.context, { ...start, loginUrl })).rejects.toMatchObject({
      code: 'unsafe_url',
    });
    expect(page.visits).toEqual([]);
  });
});

describe('signInWithOIDCPKCE', () => {
  it('exchanges the code, then the token, and stores the session', async () => {
    const parts = setUpPkce();
    const { client, service, tab, browser, begin } = parts;
    const { state } = await begin();
    const signedIn = await completeOIDCPKCE(client.context, { code: 'c', state });
    expect(signedIn).toMatchObject({ uuid: 'reader-1', accessToken: second.accessToken, expiresIn: 900 });
    expect(service.calls()).toEqual([
      expect.objectContaining({ ...oidcCalls.token, query: '', headers: plainHeaders }),
      expect.objectContaining({
        ...sessionCalls.refresh,
        headers: headersFor(first),
        body: { token: first.refreshToken, grantType: 'refresh-token' },
      }),
    ]);
    expect(formOf(parts)).toEqual([
      ['grant_type', 'authorization_code'],
      ['client_id', 'other'],
      ['code_verifier', expect.any(String)],
      ['redirect_uri', start.redirectUri],
      ['code', 'c'],
    ]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual({
      ...second,
      idToken: expect.any(String),
      expiresIn: 900,
    });
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' }]);
  });

  it('keeps the first tokens where the second answer has none', async () => {
    const { client, service, begin } = setUpPkce();
    service.on(REFRESH, { uuid: 'reader-1' });
    const { state } = await begin();
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).resolves.toMatchObject({
      uuid: 'reader-1',
      accessToken: first.accessToken,
      refreshToken: first.refreshToken,
    });
  });

  it('takes a verifier that the caller kept, and looks at the nonce if there is one', async () => {
    const parts = setUpPkce();
    parts.service.on(TOKEN, tokens('n'));
    await parts.client.signInWithOIDCPKCE(own);
    await parts.client.signInWithOIDCPKCE({ ...own, nonce: 'n' });
    await expect(parts.client.signInWithOIDCPKCE({ ...own, nonce: 'm' })).rejects.toMatchObject({
      code: 'nonce_mismatch',
    });
    expect(formOf(parts)).toContainEqual(['code_verifier', 'v']);
  });

  it('renews a session that was there, and replaces it', async () => {
    const stale = staleIdentity();
    const { client, service, begin, paths } = setUpPkce(stale);
    service.on(REFRESH, makeIdentity('renewed'), second);
    const { state } = await begin();
    await completeOIDCPKCE(client.context, { code: 'c', state });
    expect(paths()).toEqual([REFRESH, TOKEN, REFRESH]);
    expect(client.getSession()).toMatchObject({ identity: { accessToken: second.accessToken } });
  });

  it.each([['x'], [''], [undefined]])('refuses the state %o, which is another’s', async (state) => {
    const { client, begin, paths } = setUpPkce();
    await begin();
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).rejects.toMatchObject({
      code: 'state_mismatch',
    });
    expect(paths()).toEqual([]);
  });

  it('refuses a return that was not begun as one with PKCE', async () => {
    const { client, service, paths } = setUpPkce();
    service.on('GET /identity/public/v2/oidc/a/initiate', { url: 'https://provider.example/?state=s' });
    await client.initiateOIDC('a');
    await expect(completeOIDCPKCE(client.context, { code: 'c', state: 's' })).rejects.toMatchObject({
      code: 'flow_not_begun',
    });
    expect(paths()).toEqual(['GET /identity/public/v2/oidc/a/initiate']);
  });

  it('refuses a code that is played a second time', async () => {
    const { client, begin, paths } = setUpPkce();
    const { state } = await begin();
    await completeOIDCPKCE(client.context, { code: 'c', state });
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).rejects.toMatchObject({
      code: 'flow_not_begun',
    });
    expect(paths()).toEqual([TOKEN, REFRESH]);
  });

  it.each([
    ['another nonce', idToken({ nonce: 'x' })],
    ['no nonce', idToken({})],
    ['no payload', 'a.b.c'],
    ['no token', undefined],
  ])('refuses an ID token with %s and changes nothing', async (_case, id_token) => {
    const before = makeIdentity('before');
    const { client, service, browser, tab, begin, paths } = setUpPkce(before);
    const { state } = await begin();
    service.on(TOKEN, { ...tokens(), id_token });
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).rejects.toMatchObject({
      code: 'nonce_mismatch',
    });
    expect(paths()).toEqual([TOKEN]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(before);
    expect(tab.posted).toEqual([]);
  });

  it('leaves the session as it was when the code is refused', async () => {
    const before = makeIdentity('before');
    const { client, service, begin } = setUpPkce(before);
    const { state } = await begin();
    service.on(TOKEN, { code: '100', message: 'Used' });
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).rejects.toMatchObject({
      code: '100',
    });
    expect(client.getSession()).toMatchObject({ identity: { accessToken: before.accessToken } });
  });

  it('ends the session when the token is refused, and warns', async () => {
    const { client, service, browser, tab, begin } = setUpPkce(makeIdentity('before'));
    service.on(REFRESH, { code: '100', message: 'Unknown' });
    const { state } = await begin();
    await expect(completeOIDCPKCE(client.context, { code: 'c', state })).rejects.toMatchObject({
      code: '100',
    });
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.warnings).toEqual(['code:"100", message:"Unknown"']);
  });

  it('lets a logout in between win', async () => {
    const { client, service, browser, begin } = setUpPkce();
    let answer = (_response: Response): void => undefined;
    service.on(REFRESH, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { state } = await begin();
    const signedIn = completeOIDCPKCE(client.context, { code: 'c', state });
    await expect.poll(() => service.calls().length).toBe(2);
    client.clearSession();
    answer(Response.json(second));
    await expect(signedIn).rejects.toMatchObject({ code: 'session_changed' });
    expect(browser.local.values.has(KEY)).toBe(false);
  });
});
