import { createHash } from 'node:crypto';
import { SignJWT, generateKeyPair } from 'jose';
import type { JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, START, openSandbox } from '../../test/openSandbox.ts';
import type { OpenSandbox } from '../../test/openSandbox.ts';
import { verify } from '../../test/verify.ts';

const AUTHORIZE = '/sandbox/apple/auth/authorize';
const TOKEN = '/sandbox/apple/auth/token';
const ADA = 'ada.lindqvist@example.com';
const BACK = `${ORIGIN}/identity/public/v1/apple/auth`;
const REQUEST = {
  client_id: 'paper.web',
  redirect_uri: BACK,
  response_type: 'code',
  state: 'st',
  nonce: 'no',
};

let key: CryptoKey;
beforeAll(async () => {
  key = (await generateKeyPair('ES256')).privateKey;
});

const clientSecret = (claims: JWTPayload = {}, header: { kid?: string } = { kid: 'KEY' }) =>
  new SignJWT({
    iss: 'TEAM',
    sub: 'paper.web',
    aud: 'https://appleid.apple.com',
    exp: START / 1000 + 600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(key);

/** Presses a button of the panel and returns the URL that leads back to the site. */
async function returnOf({ post }: OpenSandbox, choice: string, extra: Readonly<Record<string, string>> = {}) {
  const response = await post(AUTHORIZE, { ...REQUEST, ...extra, choice });
  return new URL(response.headers.get('location') ?? '').searchParams;
}
const codeOf = async (browser: OpenSandbox, choice = ADA, extra = {}) =>
  (await returnOf(browser, choice, extra)).get('code') ?? '';

async function exchange(browser: OpenSandbox, code: string, extra: Readonly<Record<string, string>> = {}) {
  const fields = { client_id: 'paper.web', client_secret: await clientSecret(), redirect_uri: BACK };
  return browser.postJson(TOKEN, { ...fields, grant_type: 'authorization_code', code, ...extra });
}
const keysAt = { keys: '/sandbox/apple/auth/keys', audience: 'paper.web' };
const postedOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  );

describe('the page of Sign in with Apple', () => {
  it('sends the reader back with code and state', async () => {
    const fields = await returnOf(openSandbox(), ADA);
    expect([...fields.keys()].toSorted()).toEqual(['code', 'state']);
    expect(fields.get('state')).toBe('st');
  });

  it('posts the reader back, with who they are for the first time only', async () => {
    const { post } = openSandbox();
    const fields = { ...REQUEST, response_mode: 'form_post', scope: 'name email', choice: ADA };
    const first = await (await post(AUTHORIZE, fields)).text();
    expect(first).toContain(`<form method="post" action="${BACK}">`);
    expect(JSON.parse(postedOf(first)['user'] ?? '')).toEqual({
      name: { firstName: 'Ada', lastName: 'Lindqvist' },
      email: ADA,
    });
    expect(Object.keys(postedOf(await (await post(AUTHORIZE, fields)).text())).toSorted()).toEqual([
      'code',
      'state',
    ]);
  });

  it.each([
    ['refuse', 'user_cancelled_authorize'],
    ['fail', 'server_error'],
  ])('tells the site of %s', async (choice, error) => {
    expect(Object.fromEntries(await returnOf(openSandbox(), choice))).toEqual({ error, state: 'st' });
  });

  it('refuses scopes without form_post, as Apple does', async () => {
    const fields = await returnOf(openSandbox(), ADA, { scope: 'email' });
    expect([fields.get('error'), fields.get('code')]).toEqual(['invalid_request', null]);
  });

  it.each([
    'https://evil.example/',
    `${ORIGIN}.evil.example/`,
    '//evil.example',
    `http://a@localhost:3000/`,
    '',
  ])('sends nobody to "%s"', async (redirect_uri) => {
    const { get, post } = openSandbox();
    const requested = await get(`${AUTHORIZE}?${new URLSearchParams({ ...REQUEST, redirect_uri })}`);
    const chosen = await post(AUTHORIZE, { ...REQUEST, redirect_uri, choice: ADA });
    for (const response of [requested, chosen]) {
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });

  it('stays for a client that does not name itself', async () => {
    expect((await openSandbox().post(AUTHORIZE, { ...REQUEST, client_id: '', choice: ADA })).status).toBe(
      400,
    );
  });
});

describe('Apple’s exchange of codes', () => {
  it('gives tokens from Apple’s own issuer', async () => {
    const browser = openSandbox();
    const answer = await exchange(browser, await codeOf(browser));
    expect(answer).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      access_token: expect.any(String),
    });
    const issuer = 'https://appleid.apple.com';
    const { claims } = await verify(browser, { ...keysAt, issuer, token: answer['id_token'] });
    expect(claims).toEqual({
      iss: issuer,
      aud: 'paper.web',
      sub: expect.stringMatching(/^000000\.[0-9a-f]{32}\.0000$/),
      nonce: 'no',
      nonce_supported: true,
      auth_time: START / 1000,
      iat: START / 1000,
      jti: expect.any(String),
      exp: START / 1000 + 86_400,
    });
  });

  it('tells the email address to who has asked for it', async () => {
    const browser = openSandbox();
    const fields = { ...REQUEST, response_mode: 'form_post', scope: 'email', choice: ADA };
    const { code = '' } = postedOf(await (await browser.post(AUTHORIZE, fields)).text());
    const { id_token: token } = await exchange(browser, code);
    const { claims } = await verify(browser, { ...keysAt, token });
    expect(claims).toMatchObject({ email: ADA, email_verified: true });
  });

  it('gives tokens of the discovered issuer to who went by discovery', async () => {
    const browser = openSandbox();
    const discovered: Record<'issuer' | 'token_endpoint' | 'jwks_uri', string> = await (
      await browser.get('/sandbox/apple/.well-known/openid-configuration')
    ).json();
    expect(discovered.issuer).toBe(`${ORIGIN}/sandbox/apple`);
    const { id_token: token } = await browser.postJson(new URL(discovered.token_endpoint).pathname, {
      client_id: 'paper.web',
      client_secret: await clientSecret(),
      redirect_uri: BACK,
      grant_type: 'authorization_code',
      code: await codeOf(browser),
    });
    const keys = new URL(discovered.jwks_uri).pathname;
    const { claims } = await verify(browser, {
      keys,
      issuer: discovered.issuer,
      audience: 'paper.web',
      token,
    });
    expect(claims['nonce']).toBe('no');
  });

  it.each([
    ['has expired by choice', async (browser: OpenSandbox) => codeOf(browser, 'expired')],
    [
      'is five minutes old',
      async (browser: OpenSandbox) => {
        const code = await codeOf(browser);
        browser.advance(300_000);
        return code;
      },
    ],
    [
      'was used before',
      async (browser: OpenSandbox) => {
        const code = await codeOf(browser);
        await exchange(browser, code);
        return code;
      },
    ],
    ['is not from here', async () => 'c0de'],
    ['is of another client', async (browser: OpenSandbox) => codeOf(browser, ADA, { client_id: 'other' })],
    [
      'was sent elsewhere',
      async (browser: OpenSandbox) => codeOf(browser, ADA, { redirect_uri: `${ORIGIN}/other` }),
    ],
  ])('refuses a code that %s', async (_, make) => {
    const browser = openSandbox();
    expect(await exchange(browser, await make(browser))).toMatchObject({ error: 'invalid_grant' });
  });

  it('binds a code to its PKCE challenge', async () => {
    const browser = openSandbox();
    const code_verifier = 'v'.repeat(43);
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const make = () => codeOf(browser, ADA, { code_challenge, code_challenge_method: 'S256' });
    expect(await exchange(browser, await make())).toMatchObject({ error: 'invalid_grant' });
    expect(await exchange(browser, await make(), { code_verifier: 'w'.repeat(43) })).toMatchObject({
      error: 'invalid_grant',
    });
    expect(await exchange(browser, await make(), { code_verifier })).toHaveProperty('id_token');
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no token', () => 'secret'],
    ['missing', () => ''],
    ['without team', () => clientSecret({ iss: undefined })],
    ['of another client', () => clientSecret({ sub: 'other' })],
    ['for somebody else', () => clientSecret({ aud: 'https://evil.example' })],
    ['too old', () => clientSecret({ exp: START / 1000 })],
    ['without key id', () => clientSecret({}, {})],
  ])('refuses a client secret that is %s', async (_, make) => {
    const browser = openSandbox();
    const answer = await exchange(browser, await codeOf(browser), { client_secret: await make() });
    expect(answer).toMatchObject({ error: 'invalid_client', error_description: expect.any(String) });
  });
});
