import { describe, expect, it } from 'vitest';
import { REFRESH, refusal, renewed, stale, stored } from '../../test/renewal.ts';
import { KEY, setUpSignedIn } from '../../test/setUp.ts';

describe('a failing renewal', () => {
  const down =
    (status: number, body: unknown = {}) =>
    () =>
      Response.json(body, { status });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service is down', down(503)],
    ['the service is down and says so in JSON', down(500, refusal)],
    ['the service asks for patience', down(429, refusal)],
    ['a proxy answers with a page', () => new Response('<p>Blocked</p>', { status: 403 })],
    ['a proxy answers with a page and status 200', () => new Response('<p>Log in to the hotel</p>')],
    ['the origin is wrong', () => new Response('Not found', { status: 404 })],
  ])('leaves the session when %s', async (_case, answer) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, answer);
    await expect(client.heartbeat()).rejects.toBeInstanceOf(Error);
    expect(stored(browser.local.values)).toEqual(stale);
    await expect(client.isLoggedIn()).resolves.toBe(true);
    expect(client.getSession().status).toBe('signed-in');
  });

  it('is tried once more at once when its answer was lost, and not when the service has answered', async () => {
    const lost = setUpSignedIn(stale);
    lost.service.on(REFRESH, () => Promise.reject(new TypeError('Failed to fetch')), renewed);
    await expect(lost.client.getJwt()).resolves.toBe(renewed.accessToken);
    expect(lost.service.calls()).toHaveLength(2);
    const busy = setUpSignedIn(stale);
    busy.service.on(REFRESH, down(503));
    await expect(busy.client.getJwt()).rejects.toMatchObject({ httpStatus: 503 });
    expect(busy.service.calls()).toHaveLength(1);
  });

  it('is not tried again while the device is offline', async () => {
    const { client, service } = setUpSignedIn(stale, { isOnline: () => false });
    service.on(REFRESH, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.getJwt()).rejects.toMatchObject({ reason: 'offline' });
    expect(service.calls()).toHaveLength(1);
  });

  it.each([
    ['401', down(401)],
    ['a refusal of status 400', down(400, refusal)],
    ['a refusal of status 403', down(403, refusal)],
    ['a refusal of status 200', down(200, refusal)],
  ])('ends the session when the service answers %s', async (_case, answer) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, answer);
    await expect(client.isLoggedIn()).resolves.toBe(false);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('is written to the console with code and message when the service refused', async () => {
    const { client, service, tab } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    await expect(client.extendSession()).rejects.toMatchObject(refusal);
    expect(tab.warnings).toEqual(['code:"100", message:"Refresh token is invalid"']);
  });

  it('is not repeated by itself: a refresh token may be good once only', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, down(503));
    await expect(client.extendSession()).rejects.toMatchObject({ code: '503' });
    expect(service.calls()).toHaveLength(1);
  });

  it('of a call that needs a reader says that the sign-in is missing', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    await expect(client.updatePassword('a', 'b')).rejects.toMatchObject({
      code: 'missing_jwt',
      cause: refusal,
    });
  });

  it('of a call that needs a reader says what happened while the session stays', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, down(503));
    await expect(client.updatePassword('a', 'b')).rejects.toMatchObject({ name: 'ApiError', code: '503' });
  });
});
