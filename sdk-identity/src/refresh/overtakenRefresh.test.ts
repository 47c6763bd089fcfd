import { describe, expect, it } from 'vitest';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { REFRESH, later, refusal, renewed, stale, stored } from '../../test/renewal.ts';
import { KEY, setUpSignedIn } from '../../test/setUp.ts';

describe('a renewal that is overtaken', () => {
  it.each([
    ['succeeds', renewed],
    ['fails', refusal],
  ])('by a logout brings nothing back when it %s', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(body);
    service.on(REFRESH, respond);
    const token = client.getJwt();
    await expect.poll(() => service.calls().length).toBe(1);
    client.clearSession();
    answer();
    await expect(token).rejects.toMatchObject({ code: 'no_refresh_token' });
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it.each([
    ['succeeds', renewed],
    ['fails', refusal],
  ])('by another login leaves the other alone when it %s', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    const other = makeIdentity('other', { uuid: 'reader-2' });
    const { respond, answer } = later(body);
    service.on(REFRESH, respond);
    service.on('POST /identity/public/v1/auth/login', other);
    const token = client.getJwt();
    await expect.poll(() => service.calls().length).toBe(1);
    await client.login('b', 'b', { rememberMe: true });
    answer();
    await expect(token).resolves.toBe(other.accessToken);
    expect(stored(browser.local.values)).toEqual(other);
  });

  it('by a storage that somebody cleared brings nothing back', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    const isLoggedIn = client.isLoggedIn();
    await expect.poll(() => service.calls().length).toBe(1);
    browser.local.values.clear();
    answer();
    await expect(isLoggedIn).resolves.toBe(false);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('by another reader does not send the first one’s call in the second one’s name', async () => {
    const { client, service } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    service.on('POST /identity/public/v1/auth/login', makeIdentity('other', { uuid: 'reader-2' }));
    const update = client.updateUserProfile({ firstName: 'First' });
    await expect.poll(() => service.calls().length).toBe(1);
    await client.login('b', 'b', { rememberMe: true });
    answer();
    await expect(update).rejects.toMatchObject({ code: 'session_changed' });
    expect(service.calls().map(({ method }) => method)).toEqual(['POST', 'POST']);
  });
});
