import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  SHOP,
  openProviders,
  ORIGIN,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { PlatformOptions, Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const ISSUER = `${ORIGIN}/identity/public/v2/oidc/provider`;
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const request = {
  response_type: 'code',
  client_id: SHOP.clientId,
  redirect_uri: SHOP.redirectUri,
  scope: 'openid email profile',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

describe.each(databasesUnderTest)('the OIDC provider on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;

  const start = async (options: Partial<PlatformOptions> = {}): Promise<void> => {
    readers = openReaders(database, {
      ...options,
      identity: { ...(await openProviders().options()), ...options.identity },
    });
  };
  const ask = (changes: Readonly<Record<string, string | undefined>> = {}) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...request, ...changes })) if (value) query.set(name, value);
    return readers.call('GET', `/v2/oidc/provider/login?${query}`, { token: ada.accessToken });
  };
  const codeOf = (answer: Answer): string =>
    new URL(textAt(answer.body, 'message') ?? '').searchParams.get('code') ?? '';
  const formWith = (
    code: string,
    changes: Readonly<Record<string, string>> = {},
  ): Record<string, string> => ({
    grant_type: 'authorization_code',
    client_id: SHOP.clientId,
    code_verifier: VERIFIER,
    redirect_uri: SHOP.redirectUri,
    code,
    ...changes,
  });
  const exchange = (form: Readonly<Record<string, string>>): Promise<Answer> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    return readers.call('POST', '/v2/oidc/provider/token', { body });
  };
  const exchangeCode = async (changes: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    exchange(formWith(codeOf(await ask()), changes));
  const keySet = async () => {
    const { body } = await readers.call('GET', '/v2/oidc/provider/jwks');
    const keys: JSONWebKeySet = JSON.parse(JSON.stringify(body));
    return createLocalJWKSet(keys);
  };
  const verify = async (body: Json) =>
    jwtVerify(textAt(body, 'id_token') ?? '', await keySet(), {
      issuer: ISSUER,
      audience: SHOP.clientId,
      currentDate: new Date(readers.clock.now()),
    });
  const profileStatus = async (token: string): Promise<number> =>
    (await readers.call('GET', '/v1/profile', { token })).status;

  beforeEach(async () => {
    await start();
    ada = await readers.signUp('ada@example.com', { firstName: 'Ada', displayName: 'Ada L.' });
  });

  describe('the request for a code', () => {
    test('sends the reader back to the site with a code and the site’s state', async () => {
      const answer = await ask();
      expect(Object.keys(answer.body ?? {})).toEqual(['message']);
      const address = new URL(textAt(answer.body, 'message') ?? '');
      expect(address.origin + address.pathname).toBe('https://shop.test/login/');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        from: 'paper',
        code: expect.stringMatching(/^[\w-]{43}$/),
        state: 'the state',
      });
    });

    test('needs no state and no scope', async () => {
      const answer = await ask({ state: undefined, scope: undefined, nonce: undefined });
      expect(new URL(textAt(answer.body, 'message') ?? '').searchParams.has('state')).toBe(false);
      expect((await exchange(formWith(codeOf(answer)))).status).toBe(200);
    });

    test.each([
      ['of a site that is not registered', { client_id: 'stranger' }],
      ['without a site', { client_id: undefined }],
      ['with a foreign return address', { redirect_uri: 'https://evil.test/login/?from=paper' }],
      ['with a return address that is longer', { redirect_uri: `${SHOP.redirectUri}&to=evil` }],
      ['with a return address below', { redirect_uri: 'https://shop.test/login/x?from=paper' }],
      ['without a return address', { redirect_uri: undefined }],
      ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
      ['with the plain method', { code_challenge: VERIFIER, code_challenge_method: 'plain' }],
      ['without a method, which would be the plain one', { code_challenge_method: undefined }],
      ['with a challenge that is no hash', { code_challenge: 'short' }],
      ['for tokens at once', { response_type: 'token' }],
      ['for nothing', { response_type: undefined }],
      ['with a value that is too long', { state: 's'.repeat(3000) }],
    ])('is refused %s, with a message and no way back', async (_case, changes) => {
      const answer = await ask(changes);
      expect(describeOutcome(answer)).toBe('400 400');
      expect(textAt(answer.body, 'message')).not.toMatch(/https?:/);
      expect(answer.headers.get('location')).toBeNull();
    });

    test('is refused with a parameter that is there twice', async () => {
      const query = `${new URLSearchParams(request)}&redirect_uri=https://evil.test/`;
      const answer = await readers.call('GET', `/v2/oidc/provider/login?${query}`, {
        token: ada.accessToken,
      });
      expect(describeOutcome(answer)).toBe('400 400');
    });

    test('is refused where no site is registered', async () => {
      readers = openReaders(database);
      expect(describeOutcome(await ask())).toBe('400 400');
    });
  });

  describe('the exchange of a code', () => {
    test('gives a session of the reader’s and an ID token that says so', async () => {
      const { body, status } = await exchangeCode();
      expect(status).toBe(200);
      expect(body).toMatchObject({ expires_in: 900, token_type: 'Bearer' });
      const { payload, protectedHeader } = await verify(body);
      const now = readers.clock.now() / 1000;
      expect(protectedHeader.alg).toBe('RS256');
      expect(payload).toEqual({
        iss: ISSUER,
        aud: SHOP.clientId,
        sub: ada.uuid,
        nonce: 'the nonce',
        email: 'ada@example.com',
        email_verified: false,
        name: 'Ada L.',
        given_name: 'Ada',
        iat: now,
        exp: now + 900,
      });
      expect(await profileStatus(textAt(body, 'access_token') ?? '')).toBe(200);
      const refreshed = await readers.call('POST', '/v1/auth/token', {
        body: { token: textAt(body, 'refresh_token'), grantType: 'refresh-token' },
        headers: { authorization: `Bearer ${ada.accessToken}` },
      });
      expect(readSession(refreshed).uuid).toBe(ada.uuid);
    });

    test('returns no more than the scope', async () => {
      const { body } = await exchange(formWith(codeOf(await ask({ scope: 'openid' }))));
      expect((await verify(body)).payload).not.toHaveProperty('email');
    });

    test('takes an urlencoded form as well', async () => {
      const answer = await readers.call('POST', '/v2/oidc/provider/token', {
        body: String(new URLSearchParams(formWith(codeOf(await ask())))),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.status).toBe(200);
    });

    test('ends the session when the code comes back', async () => {
      const form = formWith(codeOf(await ask()));
      const token = textAt((await exchange(form)).body, 'access_token') ?? '';
      const again = await exchange(form);
      expect(describeOutcome(again)).toBe('400 400');
      expect(textAt(again.body, 'error')).toBe('invalid_grant');
      expect(await profileStatus(token)).toBe(401);
      expect(await profileStatus(ada.accessToken)).toBe(200);
    });

    test('of several at once succeeds once, and leaves no session', async () => {
      const form = formWith(codeOf(await ask()));
      const answers = await Promise.all([exchange(form), exchange(form), exchange(form)]);
      const good = answers.filter(({ status }) => status === 200);
      expect(good).toHaveLength(1);
      expect(await profileStatus(textAt(good[0]?.body, 'access_token') ?? '')).toBe(401);
    });

    test.each([
      ['with a wrong verifier', { code_verifier: 'w'.repeat(43) }],
      ['with another return address', { redirect_uri: 'https://shop.test/' }],
    ])('is refused %s, and uses the code up', async (_case, changes) => {
      const form = formWith(codeOf(await ask()));
      expect(describeOutcome(await exchange({ ...form, ...changes }))).toBe('400 400');
      expect(describeOutcome(await exchange(form))).toBe('400 400');
    });

    test.each([
      ['without a verifier', { code_verifier: '' }],
      ['for another site', { client_id: 'stranger' }],
      ['with a made up code', { code: 'made-up' }],
      ['without a code', { code: '' }],
      ['with another grant', { grant_type: 'password' }],
      ['with a NUL', { code: 'a\u0000b' }],
    ])('is refused %s', async (_case, changes) => {
      expect(describeOutcome(await exchangeCode(changes))).toBe('400 400');
    });

    test('is refused after a minute', async () => {
      const form = formWith(codeOf(await ask()));
      readers.clock.advance(60_000);
      expect(textAt((await exchange(form)).body, 'error')).toBe('invalid_grant');
    });

    test('is refused with too many devices, and leaves the code good', async () => {
      const form = formWith(codeOf(await ask()));
      await start({ identity: { deviceLimit: 1 } });
      expect(describeOutcome(await exchange(form))).toBe('403 100013');
      await start();
      expect((await exchange(form)).status).toBe(200);
    });

    test.each(['{"grant_type":"authorization_code"}', ''])('is refused with the body %j', async (body) => {
      const answer = await readers.call('POST', '/v2/oidc/provider/token', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(describeOutcome(answer)).toBe('400 400');
    });

    test('is open to pages of the registered sites, and of no others', async () => {
      const allowed = async (origin: string) => {
        const headers = { origin, 'access-control-request-method': 'POST' };
        const answer = await readers.call('OPTIONS', '/v2/oidc/provider/token', { headers });
        return answer.headers.get('access-control-allow-origin');
      };
      expect(await allowed('https://shop.test')).toBe('https://shop.test');
      expect(await allowed('https://evil.test')).toBeNull();
    });
  });

  test('publishes where everything is', async () => {
    const { body } = await readers.call('GET', '/v2/oidc/provider/.well-known/openid-configuration');
    expect(body).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ORIGIN}/account/login/`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('publishes the public half of its key and keeps the key over restarts, sealed', async () => {
    const { body } = await exchangeCode();
    await start();
    await verify(body);
    const published = JSON.stringify((await readers.call('GET', '/v2/oidc/provider/jwks')).body);
    expect(published).not.toMatch(/"(?:d|p|q|dp|dq|qi)":/);
    const [row] = await database.query('select sealed from signing_keys');
    const parts = String(row?.['sealed']).split('.');
    expect(parts).toHaveLength(5);
    // With its quotes, as a key in JSON has them: ciphertext may hold any three letters by chance.
    for (const part of parts) {
      expect(Buffer.from(part, 'base64url').toString()).not.toContain('"kty"');
    }
  });

  test('makes a new key under a new secret', async () => {
    const { body } = await exchangeCode();
    await start({ secret: 'another secret' });
    await expect(verify(body)).rejects.toThrow('no applicable key');
    await start();
    await expect(verify(body)).rejects.toThrow('no applicable key');
  });

  test('the report names the sites that the reader was signed in at; with the account they are forgotten', async () => {
    await exchangeCode();
    const { body } = await readers.call('GET', '/v1/gdpr', { token: ada.accessToken });
    const id = /"id":(\d+)/.exec(JSON.stringify(body))?.[1] ?? '';
    const report = await readers.call('GET', `/v1/gdpr/${id}`, { token: ada.accessToken });
    expect(JSON.parse(textAt(report.body, 'data') ?? '{}')).toMatchObject({
      signInsElsewhere: [{ site: 'shop' }],
    });
    await readers.call('DELETE', '/v1/user/anonymize', { token: ada.accessToken });
    await readers.call('PUT', `/v1/user/anonymize/approve/${await readers.nonceFor('ada@example.com')}`, {
      body: {},
    });
    expect(await database.query('select 1 as found from oidc_codes')).toEqual([]);
  });
});
