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
  APPLE_CLIENT,
} from '@broadsheet/platform-testing/identity';
import type {
  PlatformOptions,
  Browser,
  Providers,
  Answer,
  Readers,
  Person,
} from '@broadsheet/platform-testing/identity';

const EMAIL = 'ada@example.com';
const ADA: Person = { sub: 'a-1', email: EMAIL, verified: 'true' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' };

describe.each(databasesUnderTest)('signing in with Apple on $name', ({ open }) => {
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
  const begin = async (from: Browser = browser, headers: Record<string, string> = {}): Promise<string> => {
    const { body } = await from.call('GET', '/v1/apple/authurl', { headers });
    return typeof body === 'string' ? body : '';
  };
  const post = (values: Record<string, string>, to: Browser = browser): Promise<Answer> =>
    to.call('POST', '/v1/apple/auth', { body: String(new URLSearchParams(values)), headers: FORM });
  const logIn = (credentials: string, from: Browser = browser, token?: string): Promise<Answer> =>
    from.call('POST', '/v1/auth/login', {
      body: { userName: '', credentials, grantType: 'apple' },
      ...(token === undefined ? {} : { token }),
    });
  /** Starts a sign-in, agrees at Apple and posts Apple's response. Returns the code for the page. */
  const comeBack = async (person: Person = ADA, more: Record<string, string> = {}): Promise<string> => {
    const back = providers.agree(await begin(), person);
    expect((await post({ ...back, ...more })).status).toBe(303);
    return back.code;
  };

  beforeEach(async () => {
    providers = openProviders();
    await start();
  });

  test('leads to Apple’s page with all that it asks for', async () => {
    const address = new URL(await begin());
    expect(address.origin + address.pathname).toBe('https://apple.test/auth/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      client_id: APPLE_CLIENT,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('comes back to the login page with code and state, and signs in with the name that Apple told', async () => {
    const back = providers.agree(await begin(), ADA);
    const user = JSON.stringify({
      name: { firstName: 'Ada', lastName: 'Lovelace' },
      email: 'evil@example.com',
    });
    const answer = await post({ ...back, user });
    expect(answer.headers.get('location')).toBe(
      `${ORIGIN}/account/login/?code=${back.code}&state=${back.state}`,
    );
    const { accessToken: token } = readSession(await logIn(back.code));
    expect((await readers.call('GET', '/v1/profile', { token })).body).toMatchObject({
      email: EMAIL,
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      identities: [{ type: 'Apple', userName: EMAIL }],
    });
  });

  test('comes back by GET too, to the page that the configuration names', async () => {
    await start({ identity: { configuration: { urlToReceiveAuthToken: '/en/login/?a=1' } } });
    const back = providers.agree(await begin(), ADA);
    const answer = await browser.call('GET', `/v1/apple/auth?${new URLSearchParams(back)}`);
    expect(answer.headers.get('location')).toBe(
      `${ORIGIN}/en/login/?a=1&code=${back.code}&state=${back.state}`,
    );
  });

  test.each(['javascript:alert(1)', 'https://'])(
    'comes back to the login page when the configuration names %s',
    async (urlToReceiveAuthToken) => {
      await start({ identity: { configuration: { urlToReceiveAuthToken } } });
      const answer = await post(providers.agree(await begin(), ADA));
      expect(answer.headers.get('location')).toMatch(/^https:\/\/paper\.test\/account\/login\/\?code=/);
    },
  );

  test('marks the browser with a cookie that comes along with Apple’s post', async () => {
    const { headers } = await browser.call('GET', '/v1/apple/authurl');
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-sign-in-flow=[\w-]{43}; Path=\/; HttpOnly; Max-Age=600; SameSite=None; Secure$/,
    );
    await start({ origin: 'http://localhost:3000' });
    const plain = await browser.call('GET', '/v1/apple/authurl');
    expect(plain.headers.get('set-cookie')).toMatch(
      /^sign-in-flow=[\w-]{43}; Path=\/; HttpOnly; Max-Age=600; SameSite=Lax$/,
    );
  });

  test('refuses an answer that this browser did not ask for', async () => {
    const back = providers.agree(await begin(), ADA);
    const victim = openBrowser(readers);
    expect(describeOutcome(await post(back, victim))).toBe('400 130011');
    await begin(victim);
    expect(describeOutcome(await post(back, victim))).toBe('400 130011');
    expect(describeOutcome(await post({ code: back.code, state: 'made-up' }))).toBe('400 130011');
    expect(describeOutcome(await post({ code: back.code }))).toBe('400 130011');
    expect((await post(back)).status).toBe(303);
  });

  test('refuses a code in another browser, so that nobody is signed in to a stranger’s account', async () => {
    const code = await comeBack();
    const victim = openBrowser(readers);
    expect(describeOutcome(await logIn(code, victim))).toBe('400 130011');
    await begin(victim);
    expect(describeOutcome(await logIn(code, victim))).toBe('400 130011');
    expect(describeOutcome(await logIn(code))).toBe('200');
  });

  test('takes a state once and a code once', async () => {
    const back = providers.agree(await begin(), ADA);
    expect((await post(back)).status).toBe(303);
    expect(describeOutcome(await post(back))).toBe('400 130011');
    expect(describeOutcome(await logIn(back.code))).toBe('200');
    expect(describeOutcome(await logIn(back.code))).toBe('400 130011');
  });

  test('expires after ten minutes', async () => {
    const late = providers.agree(await begin(), ADA);
    readers.clock.advance(10 * MINUTE_MS);
    expect(describeOutcome(await post(late))).toBe('400 130011');
  });

  test('goes back to the page when the reader changes their mind', async () => {
    await begin();
    const answer = await post({ error: 'user_cancelled_authorize' });
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/account/login/?error=user_cancelled_authorize`);
  });

  test.each([
    ['is for another site', { aud: 'foreign' }, {}],
    ['is from somebody else', { iss: 'https://apple.evil.test' }, {}],
    ['has expired', {}, { lifeSeconds: -3600 }],
    ['is signed with a key that is not Apple’s', {}, { key: 'foreign' }],
  ])('refuses a code whose ID token %s', async (_case, claims, settings) => {
    const code = await comeBack();
    providers.spoil(claims, settings);
    expect(describeOutcome(await logIn(code))).toBe('401 100016');
  });

  test('refuses a code that Apple does not know', async () => {
    const { state } = providers.agree(await begin(), ADA);
    expect((await post({ code: 'made-up', state })).status).toBe(303);
    expect(describeOutcome(await logIn('made-up'))).toBe('401 100016');
    expect(readers.logged).toEqual([]);
  });

  test('connects to the account of the reader who is signed in, who may disconnect it', async () => {
    const { uuid, accessToken } = await readers.signUp('ada@other.example');
    expect(readSession(await logIn(await comeBack(), browser, accessToken)).uuid).toBe(uuid);
    expect(readSession(await logIn(await comeBack())).uuid).toBe(uuid);
    expect(describeOutcome(await readers.call('DELETE', '/v1/identity/apple', { token: accessToken }))).toBe(
      '200',
    );
  });

  test('signs in from a page of an allowed origin, whose calls carry no cookie, and connects nothing there', async () => {
    await start({ otherOrigins: ['https://shop.test'] });
    const shop = { origin: 'https://shop.test' };
    const call = (credentials: string, token?: string): Promise<Answer> =>
      readers.call('POST', '/v1/auth/login', {
        body: { userName: '', credentials, grantType: 'apple' },
        headers: shop,
        ...(token === undefined ? {} : { token }),
      });
    const arrive = async (): Promise<string> => {
      const { body } = await readers.call('GET', '/v1/apple/authurl', { headers: shop });
      const back = providers.agree(typeof body === 'string' ? body : '', ADA);
      expect((await post(back)).status).toBe(303);
      return back.code;
    };
    const code = await arrive();
    expect(describeOutcome(await logIn(code))).toBe('400 130011');
    const { accessToken } = await readers.signUp('eve@example.com');
    expect(describeOutcome(await call(code, accessToken))).toBe('403 130012');
    expect(describeOutcome(await call(code))).toBe('200');
  });

  test('is refused where it is not set up', async () => {
    readers = openReaders(database);
    browser = openBrowser(readers);
    expect(describeOutcome(await browser.call('GET', '/v1/apple/authurl'))).toBe('400 100012');
    expect(describeOutcome(await post({ code: 'x', state: 'y' }))).toBe('400 100012');
    expect(describeOutcome(await logIn('x'))).toBe('400 100012');
  });
});
