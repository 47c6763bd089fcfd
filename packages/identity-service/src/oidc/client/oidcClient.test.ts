import { MINUTE_MS } from '@broadsheet/client-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  openBrowser,
  openProviders,
  ORIGIN,
  openReaders,
  describeOutcome,
  readSession,
  IDP,
  OIDC_CLIENT,
} from '@broadsheet/platform-testing/identity';
import type {
  PlatformOptions,
  Browser,
  Providers,
  Answer,
  Readers,
  Person,
} from '@broadsheet/platform-testing/identity';
import { textAt } from '@broadsheet/service-kit/json';

const EMAIL = 'ada@example.com';
const ADA: Person = { sub: 'o-1', email: EMAIL, name: 'Ada' };
const INITIATE = `/v2/oidc/${OIDC_CLIENT}/initiate`;

describe.each(databasesUnderTest)('signing in with an OIDC provider on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  let readers: Readers;
  let browser: Browser;

  const start = async (options: Partial<PlatformOptions> = {}): Promise<void> => {
    readers = openReaders(database, {
      ...options,
      identity: { ...(await providers.options()), ...options.identity },
    });
    browser = openBrowser(readers);
  };
  const begin = async (from: Browser = browser): Promise<string> =>
    textAt((await from.call('GET', INITIATE)).body, 'url') ?? '';
  const signIn = (back: Record<string, string>, from: Browser = browser, token?: string): Promise<Answer> =>
    from.call('GET', `/v2/oidc/signin?${new URLSearchParams(back)}`, token === undefined ? {} : { token });
  const signInAs = async (person: Person, token?: string): Promise<Answer> =>
    signIn(providers.agree(await begin(), person), browser, token);

  beforeEach(async () => {
    providers = openProviders();
    await start();
  });

  test('leads to the provider with state, nonce and a PKCE challenge, and keeps what must stay secret', async () => {
    const { body } = await browser.call('GET', INITIATE);
    const address = new URL(textAt(body, 'url') ?? '');
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(address.origin + address.pathname).toBe(`${IDP}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: OIDC_CLIENT,
      redirect_uri: `${ORIGIN}/account/login/`,
      scope: 'openid email profile',
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
    expect(body).toMatchObject({
      clientId: OIDC_CLIENT,
      redirectURI: `${ORIGIN}/account/login/`,
      state: random,
    });
    expect(body).not.toHaveProperty('verifier');
  });

  test('discovers a provider once for all sign-ins', async () => {
    await signInAs(ADA);
    await signInAs(ADA);
    expect(providers.calls.filter((address) => address.includes('.well-known'))).toHaveLength(1);
    expect(providers.calls.filter((address) => address.endsWith('/jwks'))).toHaveLength(1);
  });

  test('makes an account and finds it again', async () => {
    const { uuid, accessToken: token } = readSession(await signInAs(ADA));
    expect((await readers.call('GET', '/v1/profile', { token })).body).toMatchObject({
      email: EMAIL,
      emailVerified: true,
      identities: [{ type: 'Identity', userName: EMAIL }],
      hasPassword: false,
    });
    expect(readSession(await signInAs({ sub: 'o-1', email: 'moved@example.com' })).uuid).toBe(uuid);
  });

  test('requests the user info when the token has no email address', async () => {
    const { accessToken: token } = readSession(await signInAs({ sub: 'quiet' }));
    const profile = await readers.call('GET', '/v1/profile', { token });
    expect(textAt(profile.body, 'email')).toBe('quiet@example.com');
  });

  test('does not open an account that somebody made beforehand with the address', async () => {
    const { accessToken: token } = await readers.signUp(EMAIL);
    expect(describeOutcome(await signInAs(ADA))).toBe('409 300039');
    await readers.call('GET', `/v1/email/verify/${await readers.nonceFor(EMAIL)}`, { token });
    expect(describeOutcome(await signInAs({ ...ADA, verified: false }))).toBe('409 300039');
    expect(describeOutcome(await signInAs(ADA))).toBe('200');
  });

  test('connects to the account of the reader who is signed in, and disconnects by each of its names', async () => {
    const { uuid, accessToken: token } = await readers.signUp('ada@other.example');
    const unlink = async (identifier: string): Promise<string> =>
      describeOutcome(await readers.call('PUT', '/v2/oidc/unlink', { token, body: { identifier } }));
    for (const identifier of [OIDC_CLIENT, EMAIL]) {
      expect(readSession(await signInAs(ADA, token)).uuid).toBe(uuid);
      expect(await unlink('something else')).toBe('404 300013');
      expect(await unlink('ada@other.example')).toBe('404 300013');
      expect(await unlink(identifier)).toBe('200');
    }
    expect(await unlink(OIDC_CLIENT)).toBe('404 300013');
  });

  test('is not disconnected when nothing else would be left to log in with', async () => {
    const { accessToken: token } = readSession(await signInAs(ADA));
    const answer = await readers.call('PUT', '/v2/oidc/unlink', { token, body: { identifier: OIDC_CLIENT } });
    expect(describeOutcome(answer)).toBe('409 300044');
  });

  test('takes a state once', async () => {
    const back = providers.agree(await begin(), ADA);
    expect(describeOutcome(await signIn(back))).toBe('200');
    expect(describeOutcome(await signIn(back))).toBe('400 130011');
    expect(describeOutcome(await signIn({ ...back, code: providers.agree(await begin(), ADA).code }))).toBe(
      '400 130011',
    );
  });

  test('expires after ten minutes', async () => {
    const back = providers.agree(await begin(), ADA);
    readers.clock.advance(10 * MINUTE_MS);
    expect(describeOutcome(await signIn(back))).toBe('400 130011');
  });

  test('refuses a return that another browser began, and leaves it to that one', async () => {
    const back = providers.agree(await begin(), ADA);
    const victim = openBrowser(readers);
    expect(describeOutcome(await signIn(back, victim))).toBe('400 130011');
    await begin(victim);
    expect(describeOutcome(await signIn(back, victim))).toBe('400 130011');
    expect(describeOutcome(await signIn(back))).toBe('200');
  });

  test('refuses a code that was given for another sign-in: its verifier does not fit', async () => {
    const { code } = providers.agree(await begin(openBrowser(readers)), ADA);
    const { state } = providers.agree(await begin(), ADA);
    expect(describeOutcome(await signIn({ code, state }))).toBe('401 100016');
  });

  test.each([
    ['is for another site', { aud: 'foreign' }, {}],
    ['is from somebody else', { iss: 'https://evil.test' }, {}],
    ['holds another nonce', { nonce: 'replayed' }, {}],
    ['has expired', {}, { lifeSeconds: -3600 }],
    ['is signed with a key that is not the provider’s', {}, { key: 'foreign' }],
  ])('refuses an ID token that %s', async (_case, claims, settings) => {
    providers.spoil(claims, settings);
    expect(describeOutcome(await signInAs(ADA))).toBe('401 100016');
  });

  test.each(['', 'code=x', 'state=x', 'code=x&state=x'])('refuses a return with “%s”', async (query) => {
    await begin();
    expect((await browser.call('GET', `/v2/oidc/signin?${query}`)).status).toBe(400);
  });

  test('tells when the provider cannot be reached, and asks again later', async () => {
    const cut = openProviders();
    cut.cutOff(IDP);
    let isCut = true;
    const { fetch } = providers;
    await start({ identity: { fetch: (address, init) => (isCut ? cut : { fetch }).fetch(address, init) } });
    expect(describeOutcome(await browser.call('GET', INITIATE))).toBe('503 503');
    isCut = false;
    expect(describeOutcome(await browser.call('GET', INITIATE))).toBe('200');
    expect(readers.logged).toHaveLength(1);
  });

  test('does not know a provider that is not set up', async () => {
    expect(describeOutcome(await browser.call('GET', '/v2/oidc/unknown/initiate'))).toBe('404 404');
  });

  test('lists the providers for pages, without their secrets', async () => {
    const { body } = await readers.call('GET', '/v1/config');
    expect(body).toMatchObject({
      oidcClients: [{ protocol: 'Press', clientId: OIDC_CLIENT }],
      facebookAppId: '4711',
      teamId: 'TEAM',
      keyId: 'KEY',
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|PRIVATE/i);
  });

  describe('a provider that posts its answer', () => {
    const apple = { clientId: 'apple', issuer: IDP, protocol: 'Apple', clientSecret: 's' };

    test('posts it to the service, which sends readers on to the page', async () => {
      await start({ identity: { oidc: { clients: [apple], page: '/en/login/?a=1' } } });
      const { body } = await browser.call('GET', '/v2/oidc/apple/initiate');
      const query = new URL(textAt(body, 'url') ?? '').searchParams;
      expect(query.get('response_mode')).toBe('form_post');
      expect(query.get('redirect_uri')).toBe(`${ORIGIN}/identity/public/v2/oidc/return`);
      const posted = await browser.call('POST', '/v2/oidc/return', {
        body: 'code=c&state=s&user=%7B%7D&redirect=https://evil.test',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      });
      expect(posted.status).toBe(303);
      expect(posted.headers.get('location')).toBe(`${ORIGIN}/en/login/?a=1&code=c&state=s`);
      const got = await browser.call('GET', '/v2/oidc/return?error=access_denied&error_description=%3Cb%3E');
      expect(got.headers.get('location')).toBe(`${ORIGIN}/en/login/?a=1&error=access_denied`);
    });

    test('is listed as Apple, and takes a secret that the site’s key has signed', async () => {
      const { clientSecret: _secret, ...bare } = { ...apple, clientId: OIDC_CLIENT };
      await start({ identity: { oidc: { clients: [bare] } } });
      const { accessToken: token } = readSession(await signInAs(ADA));
      const { body } = await readers.call('GET', '/v1/profile', { token });
      expect(body).toMatchObject({ identities: [{ type: 'Apple' }] });
    });

    test('comes back to the address that is set for it', async () => {
      const redirectUri = 'https://www.paper.test/back/';
      await start({ identity: { oidc: { clients: [{ ...apple, redirectUri }] } } });
      const { body } = await browser.call('GET', '/v2/oidc/apple/initiate');
      expect(textAt(body, 'redirectURI')).toBe(redirectUri);
    });
  });
});
