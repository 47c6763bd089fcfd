import { MINUTE_MS } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { profileCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { START_MS, makeIdentity } from '../../test/createTestTokens.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';
import { lastUsedIdentity } from '../index.ts';

const READ = 'GET /identity/public/v1/profile';
const UPDATE = 'PATCH /identity/public/v1/profile';
const SETTINGS = 'GET /identity/public/v1/user/settings';
const SEGMENTS = 'GET /identity/public/v2/identity/segmentation';
const LOGIN = 'POST /identity/public/v1/auth/login';

const identity = makeIdentity('now');
const second = makeIdentity('second', { uuid: 'reader-2' });
const profile = {
  uuid: 'reader-1',
  email: 'reader@example.com',
  emailVerified: true,
  identities: [{ type: 'Google', userName: 'g', lastLoginDate: '2029-01-01T00:00:00Z' }, { type: 'Other' }],
  contacts: [{ phone: '1', type: 'HOME' }, { type: 'WORK' }],
  custom: { kept: true },
};

describe('getUserProfile', () => {
  it('sends the call of the contract, past the browser’s cache', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(READ, profile);
    await expect(client.getUserProfile()).resolves.toMatchObject({
      email: 'reader@example.com',
      emailVerified: true,
      identities: [{ type: 'Google', userName: 'g', locked: false }],
      contacts: [{ phone: '1', type: 'HOME' }],
      raw: profile,
    });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...profileCalls.read,
        query: '',
        headers: headersFor(identity),
        body: undefined,
        cache: 'no-cache',
      }),
    ]);
  });

  it('is asked for once by callers at the same time', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(READ, profile);
    await Promise.all(Array.from({ length: 10 }, () => client.getUserProfile()));
    expect(service.calls()).toHaveLength(1);
  });

  it('is kept for ten minutes, on later pages too', async () => {
    const { client, service, clock, clientIn, tab, browser } = setUpSignedIn(identity);
    service.on(READ, profile);
    await client.getUserProfile();
    expect(browser.local.values.get('ArcId.USER_PROFILE_EXPIRED_TIME')).toBe('2030-01-01T00:10:00.000Z');
    clock.advance(10 * MINUTE_MS - 1);
    await expect(clientIn(tab).getUserProfile()).resolves.toMatchObject({ raw: profile });
    expect(service.calls()).toHaveLength(1);
    clock.advance(1);
    await client.getUserProfile();
    expect(service.calls()).toHaveLength(2);
  });

  it.each([
    ['that is no date', 'soon'],
    ['of a clock that was set back', new Date(START_MS + 60 * MINUTE_MS).toISOString()],
  ])('is asked for again after an expiry %s', async (_case, expiry) => {
    const { client, service, browser } = setUpSignedIn(identity);
    browser.local.values.set('ArcId.USER_PROFILE', JSON.stringify(profile));
    browser.local.values.set('ArcId.USER_PROFILE_EXPIRED_TIME', expiry);
    service.on(READ, profile);
    await client.getUserProfile();
    expect(service.calls()).toHaveLength(1);
  });

  it('of a second reader who signs in within ten minutes is the second reader’s', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(READ, profile, { ...profile, uuid: 'reader-2', email: 'second@example.com' });
    service.on(LOGIN, second);
    await client.getUserProfile();
    await client.login('second', 'b', { rememberMe: true });
    await expect(client.getUserProfile()).resolves.toMatchObject({ email: 'second@example.com' });
  });

  it('that another client left behind for another reader is not shown', async () => {
    const { client, service, browser } = setUpSignedIn(second);
    browser.local.values.set('ArcId.USER_PROFILE', JSON.stringify(profile));
    const expiry = new Date(START_MS + 5 * MINUTE_MS).toISOString();
    browser.local.values.set('ArcId.USER_PROFILE_EXPIRED_TIME', expiry);
    service.on(READ, { ...profile, uuid: 'reader-2' });
    await expect(client.getUserProfile()).resolves.toMatchObject({ uuid: 'reader-2' });
    expect(service.calls()).toHaveLength(1);
  });

  it('that arrives after a logout is neither given nor kept', async () => {
    const { client, service, browser } = setUpSignedIn(identity);
    let answer = (_response: Response): void => undefined;
    service.on(READ, () => new Promise<Response>((resolve) => (answer = resolve)));
    const requested = client.getUserProfile();
    await expect.poll(() => service.calls().length).toBe(1);
    client.clearSession();
    answer(Response.json(profile));
    await expect(requested).rejects.toMatchObject({ code: 'session_changed' });
    expect([...browser.local.values.keys()]).toEqual([]);
  });

  it('stays out of the storage when it is to be ignored', async () => {
    const { client, service, browser } = setUpSignedIn(identity, { profileStorage: { ignoreProfile: true } });
    service.on(READ, profile);
    await client.getUserProfile();
    await client.getUserProfile();
    expect(service.calls()).toHaveLength(1);
    expect(browser.local.values.has('ArcId.USER_PROFILE')).toBe(false);
  });

  it('needs a reader', async () => {
    const { client, service } = setUp();
    await expect(client.getUserProfile()).rejects.toMatchObject({
      code: 'missing_jwt',
      message: 'Missing or invalid jwt',
    });
    expect(service.calls()).toEqual([]);
  });

  it.each([
    [{ code: '1', message: 'No' }, '1'],
    [{}, 'invalid_body'],
    [null, 'invalid_body'],
  ])('fails with %o', async (answer, code) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(READ, () => Response.json(answer));
    await expect(client.getUserProfile()).rejects.toMatchObject({ name: 'ApiError', code });
  });
});

describe('updateUserProfile', () => {
  it('sends the call of the contract, without uuid, and leaves the caller’s object alone', async () => {
    const { client, service, browser } = setUpSignedIn(identity);
    const changes = { uuid: 'reader-1', raw: {}, firstName: 'Ada', picture: undefined };
    service.on(UPDATE, { ...profile, firstName: 'Ada' });
    await expect(client.updateUserProfile(changes)).resolves.toMatchObject({ firstName: 'Ada' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...profileCalls.update,
        query: '',
        headers: headersFor(identity),
        body: { firstName: 'Ada' },
      }),
    ]);
    expect(changes.uuid).toBe('reader-1');
    expect(browser.local.values.get('ArcId.USER_PROFILE')).toBe(
      JSON.stringify({ ...profile, firstName: 'Ada' }),
    );
  });

  it('is not sent twice when the service is down', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(UPDATE, () => new Response(null, { status: 503 }));
    await expect(client.updateUserProfile({ firstName: 'Ada' })).rejects.toMatchObject({ code: '503' });
    expect(service.calls()).toHaveLength(1);
  });
});

describe('getUserSettings', () => {
  const settings = { disqus: { ssoKey: 'key' }, other: 1 };

  it('sends the call of the contract, once in a session', async () => {
    const { client, service, browser } = setUpSignedIn(identity);
    service.on(SETTINGS, settings);
    await expect(client.getUserSettings()).resolves.toEqual({ disqus: { ssoKey: 'key' }, raw: settings });
    await client.getUserSettings();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...profileCalls.settings,
        query: '',
        headers: headersFor(identity),
        cache: 'no-cache',
      }),
    ]);
    expect(browser.local.values.get('ArcId.USER_SETTINGS')).toBe(JSON.stringify(settings));
  });

  it('are not the first reader’s after a logout or another sign-in', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(SETTINGS, settings, { disqus: { ssoKey: 'second' } });
    service.on(LOGIN, second);
    await client.getUserSettings();
    client.clearSession();
    await expect(client.getUserSettings()).rejects.toMatchObject({ code: 'missing_jwt' });
    await client.login('second', 'b');
    await expect(client.getUserSettings()).resolves.toMatchObject({ disqus: { ssoKey: 'second' } });
  });
});

it('settings are not the first reader’s after a sign-in without a logout', async () => {
  const { client, service } = setUpSignedIn(identity);
  service.on(SETTINGS, { disqus: { ssoKey: 'first' } }, { disqus: { ssoKey: 'second' } });
  service.on(LOGIN, second);
  await client.getUserSettings();
  await client.login('second', 'b', { rememberMe: true });
  await expect(client.getUserSettings()).resolves.toMatchObject({ disqus: { ssoKey: 'second' } });
});

describe('getUserSegments', () => {
  it('sends the call of the contract and keeps the answer for other scripts', async () => {
    const { client, service, browser } = setUpSignedIn(identity);
    service.on(SEGMENTS, { id: 4, segment: 'loyal' });
    await expect(client.getUserSegments()).resolves.toEqual({ id: 4, segment: 'loyal' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...profileCalls.segments,
        query: '',
        headers: headersFor(identity),
        cache: 'no-cache',
      }),
    ]);
    expect(JSON.parse(browser.local.values.get('ArcId.USER_SEGMENTS') ?? '')).toEqual({
      updated: '2030-01-01T00:00:00.000Z',
      uuid: 'reader-1',
      segments: { id: 4, segment: 'loyal' },
    });
  });

  it.each([[{}], [[]], [{ message: 'none' }]])('gives none for %o', async (answer) => {
    const { client, service, browser } = setUpSignedIn(identity);
    service.on(SEGMENTS, answer);
    await expect(client.getUserSegments()).resolves.toEqual({});
    expect(JSON.parse(browser.local.values.get('ArcId.USER_SEGMENTS') ?? '')).toMatchObject({ segments: {} });
  });

  it('fails with code and message', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(SEGMENTS, { code: '1', message: 'No' });
    await expect(client.getUserSegments()).rejects.toMatchObject({ code: '1' });
  });
});

describe('getThirdPartyTokens', () => {
  const CONFIG = 'GET /identity/public/v1/config';

  it('joins settings and configuration', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(CONFIG, { disqus: { enabled: true, publicKey: 'public' } });
    service.on(SETTINGS, { disqus: { ssoKey: 'key' } });
    await expect(client.getThirdPartyTokens('DISQUS')).resolves.toEqual({
      enabled: true,
      publicKey: 'public',
      ssoToken: 'key',
    });
    expect(service.calls()).toHaveLength(1);
  });

  it('says that the comments are off', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(CONFIG, { disqus: { enabled: false, publicKey: 'public' } });
    service.on(SETTINGS, {});
    await expect(client.getThirdPartyTokens('DISQUS')).resolves.toEqual({ enabled: false });
  });

  it('knows no other service', async () => {
    const { client, service } = setUpSignedIn(identity);
    // @ts-expect-error -- a caller without types
    await expect(client.getThirdPartyTokens('OTHER')).rejects.toMatchObject({
      code: 'unsupported_service',
    });
    expect(service.calls()).toEqual([]);
  });
});

describe('lastUsedIdentity', () => {
  const used = (userName: string, lastLoginDate?: number | string) =>
    ({ type: 'Password', userName, lastLoginDate, passwordReset: false, locked: false }) as const;

  it('is the one with the latest sign-in, whether dates are texts or numbers', () => {
    const identities = [
      used('never'),
      used('old', '2020-01-01T00:00:00Z'),
      used('new', START_MS),
      used('odd', 'x'),
    ];
    expect(lastUsedIdentity(identities)?.userName).toBe('new');
  });

  it('is none of none', () => {
    expect(lastUsedIdentity([])).toBeUndefined();
  });
});
