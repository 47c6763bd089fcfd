import { describe, expect, it } from 'vitest';
import { sessionCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const LOGOUT = 'DELETE /identity/public/v1/auth/token';
const identity = makeIdentity('now');
const data = ['PROFILE', 'PROFILE_EXPIRED_TIME', 'SETTINGS', 'SEGMENTS'].map((name) => `ArcId.USER_${name}`);

describe('logout', () => {
  it('sends the call of the contract', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LOGOUT, { message: 'Bye' });
    await expect(client.logout()).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...sessionCalls.logout,
        query: '',
        headers: headersFor(identity),
        body: undefined,
      }),
    ]);
  });

  it('takes the session and all of the reader’s data out of the storage, and nothing else', async () => {
    const { client, service, browser } = setUpSignedIn(identity);
    service.on(LOGOUT, {});
    for (const key of [...data, 'ArcId.AMP_READER_ID', 'theme']) browser.local.values.set(key, '"kept"');
    await client.logout();
    expect([...browser.local.values.keys()]).toEqual(['ArcId.AMP_READER_ID', 'theme']);
  });

  it('is over for the page before the service has answered', async () => {
    const { client, service, tab, browser } = setUpSignedIn(identity);
    const states: string[] = [];
    client.onSessionChange(({ status }) => states.push(status));
    service.on(LOGOUT, () => new Promise<Response>(() => undefined));
    void client.logout();
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.events).toEqual(['ArcSDK.logout']);
    expect(states).toEqual(['signed-out']);
  });

  it.each([
    ['an error body', () => Response.json({ code: '100', message: 'No' }), { code: '100' }],
    ['a status', () => Response.json({}, { status: 403 }), { httpStatus: 403 }],
  ])('ends the session and tells the caller when the service answers %s', async (_case, answer, error) => {
    const { client, service, browser, tab } = setUpSignedIn(identity);
    service.on(LOGOUT, answer);
    await expect(client.logout()).rejects.toMatchObject(error);
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.events).toEqual(['ArcSDK.logout']);
  });

  it('ends the session without a network, after trying again', async () => {
    const { client, service, browser, clock } = setUpSignedIn(identity);
    service.on(LOGOUT, () => Promise.reject(new TypeError('Failed to fetch')));
    const left = client.logout();
    for (const calls of [1, 2]) {
      await expect.poll(() => [service.calls().length, clock.waiting().length]).toEqual([calls, 1]);
      clock.advance(0);
    }
    await expect(left).rejects.toMatchObject({ name: 'NetworkError' });
    expect(service.calls()).toHaveLength(3);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('renews an access token that is over for this one call, and stores nothing', async () => {
    const stale = staleIdentity();
    const renewed = makeIdentity('renewed');
    const { client, service, browser } = setUpSignedIn(stale);
    service.on('POST /identity/public/v1/auth/token', renewed);
    service.on(LOGOUT, {});
    await client.logout();
    expect(service.calls().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { token: stale.refreshToken, grantType: 'refresh-token' }],
      ['DELETE', undefined],
    ]);
    expect(service.calls()[1]?.headers).toEqual(headersFor(renewed));
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('is done when the service knows the session no longer', async () => {
    const { client, service } = setUpSignedIn(staleIdentity());
    service.on('POST /identity/public/v1/auth/token', { code: '100', message: 'Unknown' });
    await expect(client.logout()).resolves.toBeUndefined();
    expect(service.calls()).toHaveLength(1);
  });

  it('without an access token clears what is there, fires the event and says so', async () => {
    const { client, service, browser, tab } = setUp();
    browser.local.values.set(KEY, JSON.stringify({ uuid: 'reader-1', refreshToken: 'left' }));
    await expect(client.logout()).rejects.toMatchObject({
      code: 'already_logged_out',
      message: 'No access token found, user is already logged out',
    });
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.events).toEqual(['ArcSDK.logout']);
    expect(service.calls()).toEqual([]);
  });
});

describe('clearSession', () => {
  it('forgets the session without telling the service or firing the event', () => {
    const { client, service, browser, tab } = setUpSignedIn(identity);
    client.clearSession();
    expect([...browser.local.values.keys()]).toEqual([]);
    expect(tab.events).toEqual([]);
    expect(service.calls()).toEqual([]);
  });
});

it('a listener that throws is reported and stops nobody', () => {
  const { client, tab } = setUpSignedIn(identity);
  const error = new Error('listener');
  const states: string[] = [];
  client.onSessionChange(() => {
    throw error;
  });
  const stop = client.onSessionChange(({ status }) => states.push(status));
  client.clearSession();
  stop();
  client.clearSession();
  expect(states).toEqual(['signed-out']);
  expect(tab.errors).toEqual([error]);
});
