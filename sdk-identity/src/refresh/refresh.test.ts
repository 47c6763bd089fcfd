import { HOUR_MS } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { sessionCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { START_MS, makeIdentity, makeToken } from '../../test/createTestTokens.ts';
import type { IdentityClient } from '../index.ts';
import { REFRESH, renewed, stale, stored } from '../../test/renewal.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

describe('a renewal', () => {
  it('sends the call of the contract, with the present access token as bearer', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    await client.extendSession();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...sessionCalls.refresh,
        query: '',
        headers: headersFor(stale),
        body: { token: stale.refreshToken, grantType: 'refresh-token' },
      }),
    ]);
  });

  it('keeps all that the session had and takes the new tokens, in the same place', async () => {
    const { client, service, tab, browser } = setUp();
    tab.session.values.set(KEY, JSON.stringify(stale));
    service.on(REFRESH, { ...renewed, uuid: 'another name' });
    await client.extendSession();
    const { accessToken, refreshToken } = renewed;
    expect(stored(tab.session.values)).toEqual({ ...stale, accessToken, refreshToken });
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it.each([undefined, ''])('keeps the old refresh token when %o comes', async (refreshToken) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, { ...renewed, refreshToken });
    await client.extendSession();
    expect(stored(browser.local.values)).toMatchObject({
      accessToken: renewed.accessToken,
      refreshToken: stale.refreshToken,
    });
  });

  it.each([
    ['without uuid', { accessToken: renewed.accessToken }],
    ['without access token', { uuid: 'reader-1' }],
  ])('is none when the answer comes %s; the session stays', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, body);
    await expect(client.extendSession()).rejects.toMatchObject({ code: 'invalid_body' });
    expect(stored(browser.local.values)).toEqual(stale);
  });

  it('is refused without a session', async () => {
    const { client, service } = setUp();
    await expect(client.extendSession()).rejects.toMatchObject({
      code: 'no_refresh_token',
      message: 'No refresh token found for this session',
    });
    expect(service.calls()).toEqual([]);
  });

  it('is refused with a refresh token that is over, and ends the session', async () => {
    const over = makeIdentity('over', { nowMs: START_MS - 1000 * HOUR_MS });
    const { client, service, browser, tab } = setUpSignedIn(over);
    await expect(client.extendSession()).rejects.toMatchObject({
      code: 'refresh_token_expired',
      message: 'Refresh token is expired',
    });
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(service.calls()).toEqual([]);
    expect(tab.warnings).toEqual(['code:"refresh_token_expired", message:"Refresh token is expired"']);
  });

  it.each([1, HOUR_MS, 47 * HOUR_MS])(
    'does not happen %i ms after the end of the refresh token: the session ends at once',
    async (agoMs) => {
      const refreshToken = makeToken({ expiresMs: START_MS - agoMs });
      const { client, service, browser } = setUpSignedIn({ ...stale, refreshToken });
      await expect(client.isLoggedIn()).resolves.toBe(false);
      expect(browser.local.values.has(KEY)).toBe(false);
      expect(service.calls()).toEqual([]);
    },
  );

  it.each([
    ['isLoggedIn', (client: IdentityClient) => client.isLoggedIn()],
    ['heartbeat', (client: IdentityClient) => client.heartbeat()],
    ['getUserProfile', (client: IdentityClient) => client.getUserProfile()],
    ['extendSession', (client: IdentityClient) => client.extendSession()],
    ['the start of a page', (client: IdentityClient) => client.start()],
  ])('ends a session without a refresh token in %s', async (_name, run) => {
    const { uuid, accessToken } = makeIdentity('fresh');
    const { client, service, browser, tab } = setUpSignedIn({ uuid, accessToken });
    await run(client).catch(() => undefined);
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.warnings).toEqual([
      'code:"no_refresh_token", message:"No refresh token found for this session"',
    ]);
    expect(service.calls()).toEqual([]);
  });
});
