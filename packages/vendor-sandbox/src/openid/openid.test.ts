import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ORIGIN, openSandbox } from '../../test/openSandbox.ts';
import type { OpenSandbox } from '../../test/openSandbox.ts';
import { verify } from '../../test/verify.ts';

const ISSUER = `${ORIGIN}/sandbox/openid`;
const BACK = `${ORIGIN}/account/`;
const ADA = 'ada.lindqvist@example.com';
const REQUEST = {
  client_id: 'paper',
  redirect_uri: BACK,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'st',
  nonce: 'no',
};

async function returnOf({ post }: OpenSandbox, extra: Readonly<Record<string, string>> = {}) {
  const response = await post('/sandbox/openid/authorize', { ...REQUEST, choice: ADA, ...extra });
  return new URL(response.headers.get('location') ?? '').searchParams;
}
const exchange = (browser: OpenSandbox, fields: Readonly<Record<string, string>>, headers = {}) =>
  browser.postJson(
    '/sandbox/openid/token',
    { grant_type: 'authorization_code', redirect_uri: BACK, ...fields },
    headers,
  );

describe('the provider Sandbox OpenID', () => {
  it('can be found by discovery', async () => {
    const document = await openSandbox().json('/sandbox/openid/.well-known/openid-configuration');
    expect(document).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/userinfo`,
      jwks_uri: `${ISSUER}/keys`,
    });
  });

  it.each([
    ['in the form', { client_id: 'paper', client_secret: 'any' }, {}],
    ['in the header', {}, { authorization: `Basic ${btoa('paper:any')}` }],
  ])('gives tokens to a client whose secret comes %s', async (_, fields, headers) => {
    const browser = openSandbox();
    const code = (await returnOf(browser)).get('code') ?? '';
    const answer = await exchange(browser, { code, ...fields }, headers);
    const check = { keys: '/sandbox/openid/keys', issuer: ISSUER, audience: 'paper' };
    const { claims } = await verify(browser, { ...check, token: answer['id_token'] });
    const reader = { sub: claims.sub, email: ADA, email_verified: true, name: 'Ada Lindqvist' };
    expect(claims).toMatchObject({ ...reader, nonce: 'no' });
    const info = await browser.get('/sandbox/openid/userinfo', {
      authorization: `Bearer ${answer['access_token']}`,
    });
    expect(await info.json()).toMatchObject(reader);
  });

  it('gives tokens without a secret for PKCE only', async () => {
    const browser = openSandbox();
    const code_verifier = 'v'.repeat(43);
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const bound = { code_challenge, code_challenge_method: 'S256' };
    const codes = await Promise.all(
      [{}, {}, bound].map(async (extra) => (await returnOf(browser, extra)).get('code') ?? ''),
    );
    const [plain = '', pretending = '', good = ''] = codes;
    const client_id = 'paper';
    expect(await exchange(browser, { client_id, code: plain })).toMatchObject({ error: 'invalid_client' });
    expect(await exchange(browser, { client_id, code: pretending, code_verifier })).toMatchObject({
      error: 'invalid_client',
    });
    expect(await exchange(browser, { client_id, code: good, code_verifier })).toHaveProperty('id_token');
  });

  it('renews tokens, and not for another client', async () => {
    const browser = openSandbox();
    const code = (await returnOf(browser)).get('code') ?? '';
    const { refresh_token = '' } = await exchange(browser, {
      client_id: 'paper',
      client_secret: 'any',
      code,
    });
    browser.advance(7_200_000);
    const renew = (client_id: string) =>
      browser.postJson('/sandbox/openid/token', { grant_type: 'refresh_token', client_id, refresh_token });
    const { id_token: token } = await renew('paper');
    const { claims } = await verify(browser, { keys: '/sandbox/openid/keys', issuer: ISSUER, token });
    expect(claims).not.toHaveProperty('nonce');
    expect(await renew('other')).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    [{ scope: 'email' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_mode: 'fragment' }, 'invalid_request'],
    [{ code_challenge: 'x', code_challenge_method: 'plain' }, 'invalid_request'],
    [{ choice: 'refuse' }, 'access_denied'],
  ])('answers %o with %s', async (extra, error) => {
    const fields = await returnOf(openSandbox(), extra);
    expect([fields.get('error'), fields.get('state'), fields.get('code')]).toEqual([error, 'st', null]);
  });

  it.each([
    [{ grant_type: 'password', client_id: 'paper', client_secret: 'any' }, 'unsupported_grant_type'],
    [{ code: 'c0de', client_id: 'paper', client_secret: 'any' }, 'invalid_grant'],
    [{ code: 'c0de' }, 'invalid_client'],
  ])('answers the exchange %o with %s', async (fields, error) => {
    expect(await exchange(openSandbox(), fields)).toMatchObject({ error });
  });

  it('tells nothing to a bearer of nothing, or after an hour', async () => {
    const browser = openSandbox();
    const code = (await returnOf(browser)).get('code') ?? '';
    const { access_token = '' } = await exchange(browser, { client_id: 'paper', client_secret: 'any', code });
    browser.advance(3_600_000);
    for (const token of ['', 'x', access_token]) {
      const response = await browser.get('/sandbox/openid/userinfo', { authorization: `Bearer ${token}` });
      expect(response.status).toBe(401);
    }
  });

  it('does not take a code of Apple’s', async () => {
    const browser = openSandbox();
    const response = await browser.post('/sandbox/apple/auth/authorize', {
      ...REQUEST,
      scope: '',
      choice: ADA,
    });
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    expect(await exchange(browser, { client_id: 'paper', client_secret: 'any', code })).toMatchObject({
      error: 'invalid_grant',
    });
  });
});
