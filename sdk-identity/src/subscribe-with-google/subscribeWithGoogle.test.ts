import { bindLegacy } from '../../test/bindLegacy.ts';
import { describe, expect, it } from 'vitest';
import { swgCalls } from '../contract/index.ts';
import { createTestGapi, createTestPage } from '../../test/createTestVendors.ts';
import { anonymousHeaders, headersFor, plainHeaders } from '../../test/createTestService.ts';
import { makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const ACCESS = 'GET /identity/public/v1/swg/accesstoken';
const CHECK = 'POST /identity/public/v1/swg/checkloginexists';
const LOGIN = 'POST /identity/public/v1/auth/login';
const identity = makeIdentity('now');
const linked = makeIdentity('linked');

/** Creates a page with the legacy Google Sign In, initialised and with a signed-in user. */
function setUpLegacy() {
  const gapi = createTestGapi();
  gapi.auth2.init({});
  const page = createTestPage();
  page.globals['gapi'] = { auth2: gapi.auth2 };
  return { ...setUp({ ...page.adapters, google: { auth2: gapi.auth2 } }), gapi, page };
}

describe('getSwgAccessToken', () => {
  it.each([
    ['nobody', setUp, plainHeaders],
    ['the reader who is signed in', () => setUpSignedIn(identity), headersFor(identity)],
  ])('asks in the name of %s', async (_who, make, headers) => {
    const { client, service } = make();
    service.on(ACCESS, { accessToken: 'swg', other: 1 });
    await expect(client.getSwgAccessToken()).resolves.toEqual({ accessToken: 'swg' });
    expect(service.calls()).toEqual([
      expect.objectContaining({ ...swgCalls.accessToken, query: '', headers, body: undefined }),
    ]);
  });

  it('does not take an answer without a token for one', async () => {
    const { client, service } = setUp();
    service.on(ACCESS, {});
    await expect(client.getSwgAccessToken()).rejects.toMatchObject({ code: 'invalid_body' });
  });
});

describe('checkSwgLogin', () => {
  it.each([true, false])('sends the token in nobody’s name and answers %s', async (identityExists) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(CHECK, { identityExists });
    await expect(client.checkSwgLogin('id-token')).resolves.toEqual({ identityExists });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...swgCalls.checkLogin,
        headers: anonymousHeaders,
        body: { token: 'id-token' },
      }),
    ]);
  });

  it('takes the token of the legacy Google Sign In when none is given', async () => {
    const { client, service } = setUpLegacy();
    service.on(CHECK, { identityExists: true });
    await client.checkSwgLogin();
    expect(service.calls()[0]?.body).toEqual({ token: 'legacy-token' });
  });

  it('answers no, sends nothing and logs why when Google knows nobody', async () => {
    const { client, service, gapi, page } = setUpLegacy();
    gapi.known.isSignedIn = false;
    await expect(client.checkSwgLogin()).resolves.toEqual({ identityExists: false });
    expect(service.calls()).toEqual([]);
    expect(page.notices).toEqual([
      'No Google ID token found. Either the user is not logged in with Google, or the Google Auth2 SDK is incorrectly loaded.',
    ]);
  });

  it('answers no and logs why where the legacy is not in use', async () => {
    const page = createTestPage();
    const { client, service } = setUp(page.adapters);
    await expect(client.checkSwgLogin()).resolves.toEqual({ identityExists: false });
    expect(page.notices).toEqual([expect.stringMatching(/^No Google ID token found/)]);
    expect(service.calls()).toEqual([]);
  });

  it('passes a refusal on', async () => {
    const { client, service } = setUp();
    service.on(CHECK, { code: '100', message: 'No' });
    await expect(client.checkSwgLogin('t')).rejects.toMatchObject({ name: 'ApiError', code: '100' });
  });
});

describe('relinkGoogleAccount', () => {
  const RELINK = 'GET /identity/public/v1/swg/s%2F1/relink/g%20t';

  it('asks for a token, then links by it, and stores the answer', async () => {
    const page = createTestPage();
    const { client, service, browser } = setUpSignedIn(identity, page.adapters);
    service.on(ACCESS, { accessToken: 's/1' });
    service.on(RELINK, linked);
    await expect(bindLegacy(client).relinkGoogleAccount('g t')).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(service.calls().map(({ method, path, headers }) => [`${method} ${path}`, headers])).toEqual([
      [ACCESS, headersFor(identity)],
      [RELINK, headersFor(identity)],
    ]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(linked);
    expect(page.notices).toHaveLength(1);
  });

  it('is not sent twice when the answer does not come', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(ACCESS, { accessToken: 's/1' });
    service.on(RELINK, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(bindLegacy(client).relinkGoogleAccount('g t')).rejects.toMatchObject({
      name: 'NetworkError',
    });
    expect(service.calls()).toHaveLength(2);
  });

  it('needs a reader', async () => {
    const { client, service } = setUp();
    await expect(bindLegacy(client).relinkGoogleAccount('g')).rejects.toMatchObject({
      code: 'no_logged_in_user',
      message: 'no logged in user found',
    });
    expect(service.calls()).toEqual([]);
  });
});

describe('signOnSwgUser', () => {
  const session = { profileId: 'reader-1', ...linked, exists: true };

  it('signs in with the token, which wins over a session', async () => {
    const { client, service, page } = setUpLegacy();
    service.on(LOGIN, linked);
    await bindLegacy(client).signOnSwgUser({ idToken: 'id-token', swgSubscriptionTokenResponse: session });
    expect(service.calls()[0]?.body).toEqual({
      userName: '',
      credentials: 'id-token',
      grantType: 'google',
    });
    expect(page.notices).toHaveLength(1);
  });

  it('takes over a session without a call or a message', async () => {
    const { client, service, browser, tab } = setUp();
    await expect(
      bindLegacy(client).signOnSwgUser({ swgSubscriptionTokenResponse: session }),
    ).resolves.toMatchObject(linked);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(linked);
    expect([service.calls(), tab.posted]).toEqual([[], []]);
  });

  it('renews a session that has got old on its way', async () => {
    const renewed = makeIdentity('renewed');
    const { client, service } = setUp();
    service.on('POST /identity/public/v1/auth/token', renewed);
    const old = { profileId: 'reader-1', exists: true, ...staleIdentity() };
    await expect(
      bindLegacy(client).signOnSwgUser({ swgSubscriptionTokenResponse: old }),
    ).resolves.toMatchObject(renewed);
    expect(service.calls().map(({ body }) => body)).toEqual([
      { token: old.refreshToken, grantType: 'refresh-token' },
    ]);
  });

  it('signs in the user of the legacy Google Sign In when nothing is given', async () => {
    const { client, service } = setUpLegacy();
    service.on(LOGIN, linked);
    await bindLegacy(client).signOnSwgUser();
    expect(service.calls()[0]?.body).toMatchObject({ credentials: 'legacy-token', grantType: 'google' });
  });

  it('refuses when there is nobody, or no legacy to ask', async () => {
    const { client, gapi } = setUpLegacy();
    gapi.known.isSignedIn = false;
    await expect(bindLegacy(client).signOnSwgUser()).rejects.toMatchObject({
      code: 'google_no_user',
      message: 'No google user logged in.',
    });
    await expect(bindLegacy(setUp().client).signOnSwgUser({})).rejects.toMatchObject({
      code: 'google_legacy_only',
    });
  });
});
