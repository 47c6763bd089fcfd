import { describe, expect, it } from 'vitest';
import { connected, createTestFacebook, createTestPage } from '../../test/createTestVendors.ts';
import { anonymousHeaders, headersFor } from '../../test/createTestService.ts';
import { makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn, settle } from '../../test/setUp.ts';
import { chooseFacebookLocale } from './chooseFacebookLocale.ts';

const LOGIN = 'POST /identity/public/v1/auth/login';
const identity = makeIdentity('new');
const unknown = { status: 'unknown', authResponse: null };
const germanSdk = 'https://connect.facebook.net/de_DE/sdk.js';

/** Creates a page whose Facebook script returns these statuses. */
function setUpFacebook(...statuses: readonly unknown[]) {
  const facebook = createTestFacebook(...statuses);
  const page = createTestPage({ [germanSdk]: { FB: facebook.sdk } });
  const parts = setUp(page.adapters);
  parts.service.on(LOGIN, identity);
  const start = (customButton?: boolean) =>
    parts.client.initFacebookLogin({ appId: 'app', locale: 'de_DE', customButton });
  return { ...parts, page, facebook, start };
}

describe('initFacebookLogin', () => {
  it('loads the script once under its id in the body and tells it whose page this is', async () => {
    const { page, facebook, start } = setUpFacebook(unknown);
    await start();
    await start();
    expect(page.loaded).toEqual([[germanSdk, { parent: 'body', id: 'facebook-jssdk' }]]);
    const options = { appId: 'app', autoLogAppEvents: true, xfbml: true, status: true, version: 'v20.0' };
    expect(facebook.calls).toEqual([
      ['init', options],
      ['init', options],
    ]);
  });

  it('takes the first app id of the configuration when none is given', async () => {
    const { client, service, facebook } = setUpFacebook(unknown);
    service.on('GET /identity/public/v1/config', { facebookAppId: ' first , second' });
    await client.initFacebookLogin({ locale: 'de_DE' });
    expect(facebook.calls[0]?.[1]).toMatchObject({ appId: 'first' });
  });

  it('does not ask for the configuration when an app id is given', async () => {
    const { service, start } = setUpFacebook(unknown);
    await start();
    expect(service.configCalls()).toEqual([]);
  });

  it('refuses without an app id, before it loads anything', async () => {
    const { client, page } = setUpFacebook(unknown);
    await expect(client.initFacebookLogin()).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'facebook_app_id_missing',
      message: expect.stringMatching(/^Facebook App ID not found/),
    });
    expect(page.loaded).toEqual([]);
  });

  it('loads from another origin and in the language given', async () => {
    const url = 'https://sandbox.example/pt_BR/sdk.js';
    const page = createTestPage({ [url]: { FB: createTestFacebook().sdk } });
    const { client } = setUp({ ...page.adapters, scriptOrigins: { facebook: 'https://sandbox.example' } });
    await client.initFacebookLogin({ appId: 'app', locale: 'pt_BR' });
    expect(page.loaded.map(([loaded]) => loaded)).toEqual([url]);
  });

  it.each([
    ['does not load', {}],
    ['is empty', { [germanSdk]: {} }],
    ['is something else', { [germanSdk]: { FB: {} } }],
  ])('says so when the script %s, and tries again the next time', async (_case, scripts) => {
    const page = createTestPage(scripts);
    const { client } = setUp(page.adapters);
    const refusal = {
      code: 'facebook_sdk',
      message: expect.stringMatching(/^Error loading Facebook SDK/),
    };
    await expect(client.initFacebookLogin({ appId: 'app', locale: 'de_DE' })).rejects.toMatchObject(refusal);
    delete page.globals['FB'];
    await expect(client.initFacebookLogin({ appId: 'app', locale: 'de_DE' })).rejects.toMatchObject(refusal);
    expect(page.loaded).toHaveLength(2);
  });

  it('gives a script that never comes ten seconds', async () => {
    const page = createTestPage();
    const { client, clock } = setUp({ ...page.adapters, loadScript: () => new Promise(() => undefined) });
    const start = client.initFacebookLogin({ appId: 'app' });
    await expect.poll(() => clock.waiting()).toEqual([10_000]);
    clock.advance(10_000);
    await expect(start).rejects.toMatchObject({ code: 'facebook_sdk' });
  });

  it('needs a page', async () => {
    await expect(setUp().client.initFacebookLogin({ appId: 'app' })).rejects.toMatchObject({
      code: 'adapter_missing',
    });
  });
});

describe('the language of Facebook’s script', () => {
  it.each([
    [undefined, 'en_US'],
    ['fr-CA', 'fr_CA'],
    ['en-AU', 'en_GB'],
    ['es-AR', 'es_LA'],
    ['ar-EG', 'ar_AR'],
    ['pt', 'pt_BR'],
    ['zh', 'zh_CN'],
    ['xx-XX', 'en_US'],
  ])('of %s is %s', (language, locale) => {
    expect(chooseFacebookLocale(language)).toBe(locale);
  });
});

describe('facebookSignOn', () => {
  it('signs in a reader whom Facebook knows, after asking it afresh', async () => {
    const { client, service, browser, tab, facebook, start } = setUpFacebook(connected);
    await start();
    await expect(client.facebookSignOn()).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(facebook.calls[1]).toEqual(['getLoginStatus', true]);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/identity/public/v1/auth/login',
        query: '',
        headers: anonymousHeaders,
        body: { userName: '', credentials: 'facebook-token', grantType: 'facebook' },
      }),
    ]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(identity);
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'facebook' }]);
  });

  it('links Facebook to the reader who is signed in, and lets the kept profile go', async () => {
    const before = makeIdentity('before');
    const page = createTestPage();
    page.globals['FB'] = createTestFacebook(connected).sdk;
    const { client, service, browser } = setUpSignedIn(before, page.adapters);
    browser.local.values.set('ArcId.USER_PROFILE_EXPIRED_TIME', 'later');
    service.on(LOGIN, identity);
    await client.facebookSignOn();
    expect(service.calls()[0]?.headers).toEqual(headersFor(before));
    expect(browser.local.values.has('ArcId.USER_PROFILE_EXPIRED_TIME')).toBe(false);
  });

  it('signs in anew when the session turns out to be over', async () => {
    const page = createTestPage();
    page.globals['FB'] = createTestFacebook(connected).sdk;
    const { client, service } = setUpSignedIn(staleIdentity(), page.adapters);
    service.on('POST /identity/public/v1/auth/token', { code: '100', message: 'Unknown' });
    service.on(LOGIN, identity);
    await client.facebookSignOn();
    expect(service.calls().at(-1)?.headers).toEqual(anonymousHeaders);
  });

  it('asks for no challenge', async () => {
    const { client, service, start } = setUpFacebook(connected);
    service.on('GET /identity/public/v1/config', { signinRecaptcha: true });
    await start();
    await client.facebookSignOn();
    expect(service.configCalls()).toEqual([]);
  });

  it('refuses a reader whom Facebook does not know, without opening a window', async () => {
    const { client, service, facebook, start } = setUpFacebook(unknown);
    await start();
    await expect(client.facebookSignOn()).rejects.toMatchObject({
      code: 'facebook_canceled',
      message: 'User canceled login, did not fully authorize, or is not logged in to Facebook',
    });
    expect(facebook.names()).toEqual(['init', 'getLoginStatus']);
    expect(service.calls()).toEqual([]);
  });

  it('opens Facebook’s dialog with a custom button, which stays one', async () => {
    const { client, service, facebook, start } = setUpFacebook(unknown, connected);
    await start(true);
    await start();
    await expect(client.facebookSignOn()).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(facebook.names()).toEqual(['init', 'init', 'getLoginStatus', 'login']);
    expect(service.calls()).toHaveLength(1);
  });

  it('says that the reader canceled when the window is closed or blocked', async () => {
    const { client, service, start } = setUpFacebook(unknown, unknown);
    await start(true);
    await expect(client.facebookSignOn()).rejects.toMatchObject({ code: 'facebook_canceled' });
    expect(service.calls()).toEqual([]);
  });

  it('waits for the dialog for as long as the caller does', async () => {
    const { client, clock, facebook, start } = setUpFacebook(unknown, 'silent');
    await start(true);
    const caller = new AbortController();
    const answer = client.facebookSignOn({ signal: caller.signal });
    await expect.poll(facebook.names).toContain('login');
    expect(clock.waiting()).toEqual([]);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });

  it.each([
    [undefined, 'facebook_no_answer', 'facebook_no_answer'],
    [{}, 'facebook_status', 'Error getting login status. Please try again.'],
    [{ status: 'connected' }, 'facebook_canceled', expect.any(String)],
  ])('takes the status %o for %s', async (status, code, message) => {
    const { client, start } = setUpFacebook(status);
    await start();
    await expect(client.facebookSignOn()).rejects.toMatchObject({ code, message });
  });

  it('gives up on a script that stays silent, as one that was not initialised does', async () => {
    const { client, clock, start } = setUpFacebook('silent');
    await start();
    const answer = client.facebookSignOn();
    await expect.poll(() => clock.waiting()).toEqual([10_000]);
    clock.advance(10_000);
    await expect(answer).rejects.toMatchObject({ code: 'facebook_no_answer' });
    await settle();
    expect(clock.waiting()).toEqual([]);
  });

  it('says why when the script throws', async () => {
    const cause = new Error('FB');
    const { client, facebook, start } = setUpFacebook(unknown);
    await start();
    facebook.sdk.getLoginStatus = () => {
      throw cause;
    };
    await expect(client.facebookSignOn()).rejects.toMatchObject({ code: 'facebook_no_answer', cause });
  });

  it('needs the script', async () => {
    const { client } = setUpFacebook(connected);
    await expect(client.facebookSignOn()).rejects.toMatchObject({ code: 'facebook_sdk' });
  });

  it('leaves the session as it was when the service refuses', async () => {
    const { client, service, tab, start } = setUpFacebook(connected);
    service.on(LOGIN, { code: '100', message: 'No' });
    await start();
    await expect(client.facebookSignOn()).rejects.toMatchObject({ name: 'ApiError', code: '100' });
    expect(client.getSession()).toEqual({ status: 'signed-out' });
    expect(tab.posted).toEqual([]);
  });
});
