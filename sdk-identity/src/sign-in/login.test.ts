import { describe, expect, it } from 'vitest';
import { identityErrors, signInCalls } from '../contract/index.ts';
import { anonymousHeaders } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const LOGIN = 'POST /identity/public/v1/auth/login';
const identity = { ...makeIdentity('new'), impersonator: 'editor', extra: { kept: true } };

function setUpLogin() {
  const parts = setUp();
  parts.service.on(LOGIN, identity);
  return parts;
}

describe('login', () => {
  it('sends the call of the contract', async () => {
    const { client, service } = setUpLogin();
    await client.login('reader@example.com', 'secret', { rememberMe: true, recaptchaToken: 'challenge' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...signInCalls.login,
        query: '',
        headers: anonymousHeaders,
        cache: undefined,
        body: {
          userName: 'reader@example.com',
          credentials: 'secret',
          grantType: 'password',
          rememberMe: true,
          recaptchaToken: 'challenge',
        },
      }),
    ]);
  });

  it('leaves out what is not given, and asks for a cookie in the query', async () => {
    const { client, service } = setUpLogin();
    await client.login('reader@example.com', 'secret', { cookie: true });
    const [call] = service.calls();
    expect(call?.query).toBe('cookie=true');
    expect(call?.body).toEqual({
      userName: 'reader@example.com',
      credentials: 'secret',
      grantType: 'password',
    });
  });

  it('stores the whole answer for good when the reader is to be remembered', async () => {
    const { client, browser, tab } = setUpLogin();
    await expect(client.login('a', 'b', { rememberMe: true })).resolves.toMatchObject({
      uuid: 'reader-1',
      impersonator: 'editor',
      raw: identity,
    });
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(identity);
    expect(tab.session.values.has(KEY)).toBe(false);
    expect(client.getSession()).toMatchObject({ status: 'signed-in', identity: { uuid: 'reader-1' } });
  });

  it.each([{ rememberMe: false }, {}])('stores it for the browser’s session with %o', async (options) => {
    const { client, browser, tab } = setUpLogin();
    await client.login('a', 'b', options);
    expect(JSON.parse(tab.session.values.get(KEY) ?? '')).toEqual(identity);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('posts a message to the window, without a token in it', async () => {
    const { client, tab } = setUpLogin();
    await client.login('a', 'b');
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }]);
  });

  it('is not sent twice when the answer does not come', async () => {
    const { client, service } = setUp();
    service.on(LOGIN, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.login('a', 'b')).rejects.toMatchObject({ name: 'NetworkError', reason: 'failed' });
    expect(service.calls()).toHaveLength(1);
  });

  it.each(Object.entries(identityErrors))('passes on the refusal %s by its code', async (_name, refusal) => {
    const { client, service, tab } = setUp();
    service.on(LOGIN, refusal);
    await expect(client.login('a', 'b')).rejects.toMatchObject({ name: 'ApiError', ...refusal });
    expect(client.getSession()).toEqual({ status: 'signed-out' });
    expect(tab.posted).toEqual([]);
  });

  it('does not take a status of 200 with an HTML page for a sign-in', async () => {
    const { client, service } = setUp();
    service.on(LOGIN, () => new Response('<p>Maintenance</p>'));
    await expect(client.login('a', 'b')).rejects.toMatchObject({ code: 'invalid_body' });
  });

  it('does not take a status of 401 with a uuid for a sign-in', async () => {
    const { client, service } = setUp();
    service.on(LOGIN, () => Response.json(identity, { status: 401 }));
    await expect(client.login('a', 'b')).rejects.toMatchObject({ code: '401', httpStatus: 401 });
    expect(client.getSession().status).toBe('signed-out');
  });

  it('leaves the session as it was when it fails', async () => {
    const before = makeIdentity('before');
    const { client, service, browser } = setUpSignedIn(before);
    service.on(LOGIN, { code: '100', message: 'No' });
    await expect(client.login('a', 'b', { rememberMe: false })).rejects.toMatchObject({ code: '100' });
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(before);
  });

  it('can be aborted', async () => {
    const { client, service } = setUp();
    service.on(LOGIN, () => new Promise<Response>(() => undefined));
    const caller = new AbortController();
    const answer = client.login('a', 'b', { signal: caller.signal });
    await expect.poll(() => service.calls().length).toBe(1);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(service.calls()[0]?.signal?.aborted).toBe(true);
  });

  it('ends by itself after ten seconds', async () => {
    const { client, service, clock } = setUp();
    service.on(LOGIN, () => new Promise<Response>(() => undefined));
    const answer = client.login('a', 'b');
    await expect.poll(() => service.calls().length).toBe(1);
    clock.advance(10_000);
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });
});
