import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { PlatformOptions, Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('sessions on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;

  const start = (options?: Partial<PlatformOptions>): Readers => (readers = openReaders(database, options));
  const refresh = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
    readers.call('POST', '/v1/auth/token', { body: { token, grantType: 'refresh-token' }, headers });
  const profileStatus = async ({ accessToken }: Pick<SignedIn, 'accessToken'>): Promise<number> =>
    (await readers.call('GET', '/v1/profile', { token: accessToken })).status;

  beforeEach(async () => {
    start();
  });

  describe('login', () => {
    test('takes the name however it is capitalised and gives the account', async () => {
      const { uuid } = await readers.signUp(EMAIL);
      const answer = await readers.logIn(' Ada@Example.COM ');
      expect(readSession(answer).uuid).toBe(uuid);
      expect(await profileStatus(readSession(answer))).toBe(200);
    });

    test('answers a wrong password and an unknown name alike', async () => {
      await readers.signUp(EMAIL);
      const wrong = await readers.logIn(EMAIL, 'not the password');
      const unknown = await readers.logIn('nobody@example.com');
      expect(describeOutcome(wrong)).toBe('401 100010');
      expect(unknown.body).toEqual(wrong.body);
    });

    test('reports a disabled account to those who know the password, and ends its sessions', async () => {
      const ada = await readers.signUp(EMAIL);
      await readers.platform.identity.administration.setStatus(ada.uuid, 'Disabled');
      expect(describeOutcome(await readers.logIn())).toBe('403 100015');
      expect(describeOutcome(await readers.logIn(EMAIL, 'not the password'))).toBe('401 100010');
      expect(await profileStatus(ada)).toBe(401);
      await readers.platform.identity.administration.setStatus(ada.uuid, 'Active');
      expect(describeOutcome(await readers.logIn())).toBe('200');
      expect(await profileStatus(ada)).toBe(401);
    });

    test('waits for the address to be verified where the site asks for that', async () => {
      start({ identity: { requireVerifiedEmail: true } });
      const identity = { userName: EMAIL, credentials: PASSWORD };
      const signUp = await readers.call('POST', '/v1/signup', {
        body: { identity, profile: { email: EMAIL } },
      });
      expect(textAt(signUp.body, 'uuid')).toBeDefined();
      expect(signUp.body).not.toHaveProperty('accessToken');
      expect(describeOutcome(await readers.logIn())).toBe('403 130051');
      const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const nonce = await readers.nonceFor(EMAIL);
      await readers.call('GET', `/v1/email/verify/${nonce}`, { headers: { cookie } });
      expect(describeOutcome(await readers.logIn())).toBe('200');
    });

    test('holds the device limit, also when devices come at once, and frees a place at logout', async () => {
      start({ identity: { deviceLimit: 2 } });
      const first = await readers.signUp(EMAIL);
      const logins = await Promise.all([readers.logIn(), readers.logIn(), readers.logIn()]);
      expect(logins.map(describeOutcome).toSorted()).toEqual(['200', '403 100013', '403 100013']);
      await readers.call('DELETE', '/v1/auth/token', { token: first.accessToken });
      expect(describeOutcome(await readers.logIn())).toBe('200');
    });

    test('refuses a way of signing in that is not set up', async () => {
      const answer = await readers.call('POST', '/v1/auth/login', {
        body: { userName: '', credentials: 'token of somebody', grantType: 'google' },
      });
      expect(describeOutcome(answer)).toBe('400 100012');
    });
  });

  describe('refresh', () => {
    test('replaces both tokens and keeps the account', async () => {
      const ada = await readers.signUp(EMAIL);
      readers.clock.advance(16 * MINUTE);
      expect(await profileStatus(ada)).toBe(401);
      const refreshed = readSession(await refresh(ada.refreshToken));
      expect(refreshed.uuid).toBe(ada.uuid);
      expect(refreshed.refreshToken).not.toBe(ada.refreshToken);
      expect(await profileStatus(refreshed)).toBe(200);
    });

    test('returns the same tokens to two tabs, at once or within ten seconds', async () => {
      const ada = await readers.signUp(EMAIL);
      readers.clock.advance(MINUTE);
      const answers = await Promise.all([refresh(ada.refreshToken), refresh(ada.refreshToken)]);
      readers.clock.advance(10_000);
      const [one, two, three] = [...answers, await refresh(ada.refreshToken)].map(readSession);
      expect(two).toEqual(one);
      expect(three).toEqual(one);
      expect(describeOutcome(await refresh(one?.refreshToken ?? ''))).toBe('200');
    });

    test('gives new tokens again and again while none of them was seen: the answers may have been lost', async () => {
      const ada = await readers.signUp(EMAIL);
      await refresh(ada.refreshToken);
      readers.clock.advance(11_000);
      await refresh(ada.refreshToken);
      readers.clock.advance(20 * MINUTE);
      const refreshed = readSession(await refresh(ada.refreshToken));
      expect(await profileStatus(refreshed)).toBe(200);
      expect(describeOutcome(await refresh(refreshed.refreshToken))).toBe('200');
    });

    test('ends the session when a used refresh token comes back after the newest was seen', async () => {
      const ada = await readers.signUp(EMAIL);
      const other = readSession(await readers.logIn());
      const refreshed = readSession(await refresh(ada.refreshToken));
      expect(await profileStatus(refreshed)).toBe(200);
      readers.clock.advance(10_001);
      expect(describeOutcome(await refresh(ada.refreshToken))).toBe('401 100011');
      expect(describeOutcome(await refresh(refreshed.refreshToken))).toBe('401 100011');
      expect(await profileStatus(refreshed)).toBe(401);
      expect(await profileStatus(other)).toBe(200);
    });

    test('ends the session for a token two refreshes old, however soon it comes', async () => {
      const ada = await readers.signUp(EMAIL);
      const refreshed = readSession(await refresh(ada.refreshToken));
      const again = readSession(await refresh(refreshed.refreshToken));
      expect(describeOutcome(await refresh(ada.refreshToken))).toBe('401 100011');
      expect(describeOutcome(await refresh(again.refreshToken))).toBe('401 100011');
    });

    test('reads the token in the body and not in Authorization', async () => {
      const ada = await readers.signUp(EMAIL);
      const bo = await readers.signUp('bo@example.com');
      const answer = await refresh(ada.refreshToken, { authorization: `Bearer ${bo.accessToken}` });
      expect(readSession(answer).uuid).toBe(ada.uuid);
    });

    test('takes no access token, no forged token and no token of another secret', async () => {
      const ada = await readers.signUp(EMAIL);
      const [, payload = ''] = ada.refreshToken.split('.');
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      const foreign = await openReaders(database, { secret: 'another secret' }).signUp('bo@example.com');
      for (const token of [ada.accessToken, `${none}.${payload}.`, 'a.b.c', foreign.refreshToken]) {
        expect(describeOutcome(await refresh(token))).toBe('401 100011');
      }
    });

    test('reports a disabled account by its code', async () => {
      const ada = await readers.signUp(EMAIL);
      await database.query("update accounts set status = 'Disabled'");
      expect(describeOutcome(await refresh(ada.refreshToken))).toBe('403 100015');
    });

    test('keeps a remembered session for thirty days after its last use and another for one', async () => {
      await readers.signUp(EMAIL);
      const remembered = readSession(await readers.logIn());
      const body = { userName: EMAIL, credentials: PASSWORD, grantType: 'password', rememberMe: false };
      const forgotten = readSession(await readers.call('POST', '/v1/auth/login', { body }));
      readers.clock.advance(DAY + 1000);
      expect(describeOutcome(await refresh(forgotten.refreshToken))).toBe('401 100011');
      readers.clock.advance(28 * DAY);
      const refreshed = readSession(await refresh(remembered.refreshToken));
      readers.clock.advance(29 * DAY);
      expect(describeOutcome(await refresh(refreshed.refreshToken))).toBe('200');
    });
  });

  describe('devices', () => {
    test('are listed to their reader and signed out one by one', async () => {
      const here = await readers.signUp(EMAIL);
      readers.clock.advance(MINUTE);
      const there = readSession(
        await readers.logIn(EMAIL, PASSWORD, { headers: { 'user-agent': 'A phone' } }),
      );
      const { body } = await readers.call('GET', '/v1/sessions', { token: here.accessToken });
      const devices = listAt({ devices: body }, 'devices').filter(isJsonObject);
      expect(devices).toMatchObject([{ userAgent: 'A phone', current: false }, { current: true }]);
      const id = textAt(devices[0], 'id') ?? '';
      expect((await readers.call('DELETE', `/v1/sessions/${id}`, { token: here.accessToken })).status).toBe(
        200,
      );
      expect(await profileStatus(there)).toBe(401);
      expect(describeOutcome(await refresh(there.refreshToken))).toBe('401 100011');
      expect(await profileStatus(here)).toBe(200);
    });

    test('of another reader cannot be signed out', async () => {
      const ada = await readers.signUp(EMAIL);
      const bo = await readers.signUp('bo@example.com');
      const { body } = await readers.call('GET', '/v1/sessions', { token: bo.accessToken });
      const id = textAt(listAt({ devices: body }, 'devices')[0], 'id') ?? '';
      expect((await readers.call('DELETE', `/v1/sessions/${id}`, { token: ada.accessToken })).status).toBe(
        404,
      );
      expect(await profileStatus(bo)).toBe(200);
    });

    test('are signed out by logout at once', async () => {
      const ada = await readers.signUp(EMAIL);
      await readers.call('DELETE', '/v1/auth/token', { token: ada.accessToken });
      expect(await profileStatus(ada)).toBe(401);
      expect(describeOutcome(await refresh(ada.refreshToken))).toBe('401 100011');
    });
  });

  describe('the cookie', () => {
    const body = { userName: EMAIL, credentials: PASSWORD, grantType: 'password', rememberMe: true };
    const own = { 'sec-fetch-site': 'same-origin' };
    const logInWithCookie = (headers: Record<string, string> = own): Promise<Answer> =>
      readers.call('POST', '/v1/auth/login?cookie=true', { body, headers });
    const setCookieOf = ({ headers }: Answer): string | undefined =>
      headers.getSetCookie().find((line) => line.startsWith('__Host-reader-session='));
    const cookieOf = (answer: Answer): string => setCookieOf(answer)?.split(';')[0] ?? '';

    test('comes only when it is asked for, out of reach of scripts and other sites', async () => {
      await readers.signUp(EMAIL);
      expect(setCookieOf(await readers.logIn())).toBeUndefined();
      const answer = await logInWithCookie();
      expect(setCookieOf(answer)).toMatch(
        /^__Host-reader-session=[\w.-]+; Path=\/; HttpOnly; Max-Age=2592000; SameSite=Lax; Secure$/,
      );
      expect(readSession(answer).uuid).toBeDefined();
    });

    test('signs in, until logout takes it away', async () => {
      await readers.signUp(EMAIL);
      const cookie = cookieOf(await logInWithCookie());
      expect((await readers.call('GET', '/v1/profile', { headers: { cookie } })).status).toBe(200);
      const logout = await readers.call('DELETE', '/v1/auth/token', { headers: { cookie, ...own } });
      expect(logout.status).toBe(200);
      expect(logout.headers.get('set-cookie')).toContain('Max-Age=0');
      expect((await readers.call('GET', '/v1/profile', { headers: { cookie } })).status).toBe(401);
    });

    test('changes nothing for a page of another site, and serves the own one', async () => {
      await readers.signUp(EMAIL);
      const cookie = cookieOf(await logInWithCookie());
      const patch = (headers: Record<string, string>): Promise<Answer> =>
        readers.call('PATCH', '/v1/profile', { body: { firstName: 'Ada' }, headers: { cookie, ...headers } });
      const foreign: Record<string, string>[] = [
        {},
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
        { 'sec-fetch-site': 'same-site', origin: 'https://blog.paper.test' },
        { origin: 'null' },
      ];
      for (const headers of foreign) expect(describeOutcome(await patch(headers))).toBe('403 403');
      expect((await patch(own)).status).toBe(200);
      expect((await patch({ origin: 'https://paper.test' })).status).toBe(200);
    });

    test('is not set for a page of another site', async () => {
      await readers.signUp(EMAIL);
      const answer = await logInWithCookie({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' });
      expect(describeOutcome(answer)).toBe('403 403');
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    test('is no access token', async () => {
      await readers.signUp(EMAIL);
      const token = cookieOf(await logInWithCookie()).split('=')[1] ?? '';
      expect(await profileStatus({ accessToken: token })).toBe(401);
    });

    test('lasts as long as the session that is refreshed', async () => {
      await readers.signUp(EMAIL);
      const login = await logInWithCookie();
      const { refreshToken } = readSession(login);
      readers.clock.advance(20 * DAY);
      const refreshed = await refresh(refreshToken, { cookie: cookieOf(login), ...own });
      readers.clock.advance(20 * DAY);
      const headers = { cookie: cookieOf(refreshed) };
      expect((await readers.call('GET', '/v1/profile', { headers })).status).toBe(200);
    });
  });
});
