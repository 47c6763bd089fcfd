import { HOUR_MS } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import type { IdentityClientOptions } from '../IdentityClient.ts';
import { START_MS, makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp } from '../../test/setUp.ts';

const LOGIN = 'POST /identity/public/v1/auth/login';
const REFRESH = 'POST /identity/public/v1/auth/token';
const PROFILE = 'ArcId.USER_PROFILE';
const identity = makeIdentity('new');
const domain = { baseDomain: '.example.com' };
const EXPIRES = 'Expires=Tue, 19 Jan 2038 03:14:07 GMT';

function setUpLogin(options: Partial<IdentityClientOptions> = {}) {
  const parts = setUp(options);
  parts.service.on(LOGIN, identity);
  parts.service.on('GET /identity/public/v1/profile', { uuid: 'reader-1', identities: [] });
  const keys = () => ({
    session: [...parts.tab.session.values.keys()],
    local: [...parts.browser.local.values.keys()],
    cookies: [...parts.browser.cookies.jar.keys()],
  });
  return { ...parts, keys };
}

/** Reads a cookie in the format of an earlier client: percent-encoded, JSON in JSON. */
function readCookie(value: string | undefined): unknown {
  const text: unknown = JSON.parse(decodeURIComponent(value ?? ''));
  return JSON.parse(String(text));
}
const writeCookie = (value: unknown): string => encodeURIComponent(JSON.stringify(JSON.stringify(value)));

describe('where a session and its profile go', () => {
  const MARKER = 'ArcId.USER_PROFILE_EXPIRED_TIME';

  it.each([
    ['no domain, not remembered', {}, false, { session: [KEY, PROFILE], local: [MARKER], cookies: [] }],
    ['no domain, remembered', {}, true, { session: [], local: [KEY, MARKER, PROFILE], cookies: [] }],
    [
      'a domain, not remembered',
      domain,
      false,
      { session: [], local: [MARKER], cookies: [`${KEY}.session`, `${PROFILE}.session`] },
    ],
    ['a domain, remembered', domain, true, { session: [], local: [MARKER, PROFILE], cookies: [KEY] }],
  ])('with %s', async (_case, options, rememberMe, places) => {
    const { client, keys } = setUpLogin(options);
    await client.login('a', 'b', { rememberMe });
    await client.getUserProfile();
    expect(keys()).toEqual(places);
  });

  it('is one place: another sign-in takes it out of the place before', async () => {
    const { client, keys } = setUpLogin();
    await client.login('a', 'b', { rememberMe: true });
    await client.login('a', 'b', { rememberMe: false });
    expect(keys()).toEqual({ session: [KEY], local: [], cookies: [] });
    await client.login('a', 'b', { rememberMe: true });
    expect(keys()).toEqual({ session: [], local: [KEY], cookies: [] });
  });

  it.each([
    ['session storage', {}, 'session'],
    ['a session cookie', domain, 'cookies'],
  ] as const)('stays %s when the session is renewed on a later page', async (_case, options, place) => {
    const { browser, tab, clientIn, service, keys } = setUpLogin(options);
    const stale = staleIdentity();
    if (place === 'session') tab.session.values.set(KEY, JSON.stringify(stale));
    else browser.cookies.jar.set(`${KEY}.session`, writeCookie(stale));
    service.on(REFRESH, makeIdentity('renewed'));
    await clientIn(tab).extendSession();
    expect(keys()).toEqual({
      session: [],
      local: [],
      cookies: [],
      [place]: [place === 'session' ? KEY : `${KEY}.session`],
    });
  });

  it('prefers the session of the tab to the remembered one, and skips what names nobody', () => {
    const { client, tab, browser } = setUpLogin();
    browser.local.values.set(KEY, JSON.stringify(makeIdentity('local', { uuid: 'local' })));
    tab.session.values.set(KEY, '{}');
    expect(client.getSession()).toMatchObject({ identity: { uuid: 'local' } });
    tab.session.values.set(KEY, JSON.stringify(makeIdentity('tab', { uuid: 'tab' })));
    expect(client.getSession()).toMatchObject({ identity: { uuid: 'tab' } });
  });
});

describe('a cookie', () => {
  it('of a remembered session holds JSON in JSON, for all hosts of the domain, until 2038', async () => {
    const { client, browser } = setUpLogin(domain);
    await client.login('a', 'b', { rememberMe: true });
    expect(browser.cookies.written).toEqual([
      `${KEY}=${writeCookie(identity)}; ${EXPIRES}; Domain=.example.com; Path=/; SameSite=Lax; Secure`,
    ]);
    expect(readCookie(browser.cookies.jar.get(KEY))).toEqual(identity);
  });

  it('of the browser’s session has a marker in its name and no date', async () => {
    const { client, browser } = setUpLogin(domain);
    await client.login('a', 'b');
    expect(browser.cookies.written).toEqual([
      `${KEY}.session=${writeCookie(identity)}; Domain=.example.com; Path=/; SameSite=Lax; Secure`,
    ]);
  });

  it('is taken away with the domain it was set with', async () => {
    const { client, browser } = setUpLogin(domain);
    await client.login('a', 'b', { rememberMe: true });
    client.clearSession();
    expect(browser.cookies.jar.size).toBe(0);
    expect(browser.cookies.written.at(-1)).toBe(
      `${KEY}=; Max-Age=0; Domain=.example.com; Path=/; SameSite=Lax; Secure`,
    );
  });

  it('that another client left is read', () => {
    const { client, browser } = setUpLogin(domain);
    browser.cookies.jar.set(KEY, writeCookie(identity));
    expect(client.getSession()).toMatchObject({ status: 'signed-in', identity: { uuid: 'reader-1' } });
  });

  it('that is damaged counts as none', () => {
    const { client, browser } = setUpLogin(domain);
    browser.cookies.jar.set(KEY, '%7Bhalf');
    expect(client.getSession()).toEqual({ status: 'signed-out' });
  });

  it('of more than 4,000 characters is not written, with a warning, and web storage takes over', async () => {
    const { client, service, browser, tab, keys } = setUpLogin(domain);
    await client.login('a', 'b', { rememberMe: true });
    const long = { ...identity, uuid: 'reader-2', note: 'x'.repeat(4000) };
    service.on(LOGIN, long);
    await client.login('a', 'b', { rememberMe: true });
    const size = writeCookie(long).length;
    expect(tab.warnings).toEqual([
      `Unable to save data to key "${KEY}" due to the size of the data (${size} bytes is greater than maximum allowed 4 KB)`,
    ]);
    expect(keys()).toEqual({ session: [], local: [KEY], cookies: [] });
    expect(client.getSession()).toMatchObject({ identity: { uuid: 'reader-2' } });
    expect(browser.cookies.jar.size).toBe(0);
  });

  it('of exactly 4,000 characters is written', async () => {
    const { client, service, tab, keys } = setUpLogin(domain);
    const note = 'x'.repeat(4000 - writeCookie({ ...identity, note: '' }).length);
    service.on(LOGIN, { ...identity, note });
    await client.login('a', 'b', { rememberMe: true });
    expect(keys().cookies).toEqual([KEY]);
    expect(tab.warnings).toEqual([]);
  });

  it('holds the profile until the given date where web storage refuses it', async () => {
    const profileStorage = { expires: new Date(START_MS + HOUR_MS) };
    const { client, browser } = setUpLogin({ profileStorage, localStorage: undefined });
    await client.login('a', 'b', { rememberMe: true });
    await client.getUserProfile();
    const [session, profile] = browser.cookies.written;
    expect(session).toContain(EXPIRES);
    expect(profile).toContain('Expires=Tue, 01 Jan 2030 01:00:00 GMT');
  });
});

describe('a browser that refuses', () => {
  const refusals = [
    ['reads', ['getItem']],
    ['writes', ['setItem']],
    ['everything', ['getItem', 'setItem', 'removeItem']],
  ] as const;

  it.each(refusals)('%s to web storage leaves a session that works, and ends', async (_case, operations) => {
    const { client, browser, tab, service } = setUpLogin();
    for (const operation of operations) {
      browser.local.broken.add(operation);
      tab.session.broken.add(operation);
    }
    await client.login('a', 'b', { rememberMe: true });
    service.on(REFRESH, makeIdentity('renewed'));
    await client.extendSession();
    await expect(client.getUserProfile()).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(client.getSession().status).toBe('signed-in');
    client.clearSession();
    expect(client.getSession()).toEqual({ status: 'signed-out' });
  });

  it('more room keeps the session in a cookie, and no older one where there is no room', async () => {
    const { client, browser, keys } = setUpLogin();
    browser.local.values.set(KEY, JSON.stringify(makeIdentity('older', { uuid: 'older' })));
    browser.local.broken.add('setItem');
    await client.login('a', 'b', { rememberMe: true });
    expect(keys()).toEqual({ session: [], local: [], cookies: [KEY] });
    expect(client.getSession()).toMatchObject({ identity: { uuid: 'reader-1' } });
  });

  it('storage and cookies keeps the session for the page', async () => {
    const { client, browser, keys, clientIn, tab } = setUpLogin({
      localStorage: () => undefined,
      sessionStorage: () => {
        throw new DOMException('insecure', 'SecurityError');
      },
    });
    browser.cookies.state.isOff = true;
    await client.login('a', 'b', { rememberMe: true });
    expect(keys()).toEqual({ session: [], local: [], cookies: [] });
    expect(client.getSession().status).toBe('signed-in');
    expect(clientIn(tab).getSession().status).toBe('signed-out');
  });

  it('to remove anything is signed out all the same', () => {
    const { client, browser } = setUpLogin();
    browser.local.values.set(KEY, JSON.stringify(identity));
    browser.local.broken.add('removeItem');
    client.clearSession();
    expect(client.getSession().status).toBe('signed-out');
    expect(browser.local.values.get(KEY)).toBe('');
  });

  it('to remove or overwrite is signed out for the page, until another session is stored', () => {
    const { client, browser } = setUpLogin();
    browser.local.values.set(KEY, JSON.stringify(identity));
    browser.local.broken.add('removeItem').add('setItem');
    client.clearSession();
    expect(client.getSession().status).toBe('signed-out');
    browser.local.values.set(KEY, JSON.stringify(makeIdentity('other', { uuid: 'reader-2' })));
    expect(client.getSession()).toMatchObject({ identity: { uuid: 'reader-2' } });
  });

  it('nothing because there is no browser keeps the session in the client', async () => {
    const { service, clientIn } = setUpLogin();
    const nothing = { adapters: {}, posted: [], events: [], warnings: [], errors: [] };
    const { adapters } = nothing;
    const client = clientIn({ ...setUp().tab, adapters });
    await client.login('a', 'b');
    await client.start();
    service.on(REFRESH, makeIdentity('renewed'));
    await client.extendSession();
    expect(client.getSession().status).toBe('signed-in');
    client.stop();
  });
});

describe('the AMP reader id', () => {
  const AMP = 'ArcId.AMP_READER_ID';

  it('is stored as JSON by start, and given before', async () => {
    const { client, browser } = setUpLogin({ ampReaderId: 'amp-1' });
    expect(client.getAmpReaderId()).toBe('amp-1');
    expect(browser.local.values.has(AMP)).toBe(false);
    await client.start();
    client.stop();
    expect(browser.local.values.get(AMP)).toBe('"amp-1"');
  });

  it('is kept until it is removed, and read afresh', () => {
    const { client, browser } = setUpLogin();
    expect(client.getAmpReaderId()).toBeUndefined();
    client.setAmpReaderId('amp-2');
    expect(client.getAmpReaderId()).toBe('amp-2');
    browser.local.values.set(AMP, 'damaged');
    expect(client.getAmpReaderId()).toBeUndefined();
    client.setAmpReaderId(undefined);
    expect(browser.local.values.has(AMP)).toBe(false);
  });
});
