import { bindLegacy } from '../../test/bindLegacy.ts';
import { describe, expect, it } from 'vitest';
import { anonymousHeaders } from '../../test/createTestService.ts';
import { createTestGapi, createTestPage, googleUser } from '../../test/createTestVendors.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { setUp, settle } from '../../test/setUp.ts';

const LOGIN = 'POST /identity/public/v1/auth/login';
const PLATFORM = 'https://apis.google.com/js/platform.js';
const DEPRECATION =
  'Legacy Google Sign In will be deprecated on Dec 31, 2022. Use the new Arc Identity & Sign In With Google SDKs.';
const identity = makeIdentity('new');
const clientId = 'id.apps.googleusercontent.com';

/** Creates a page with the legacy Google Sign In, enabled by default. */
function setUpLegacy({ google = { auth2: false } }: { readonly google?: { readonly auth2?: unknown } } = {}) {
  const gapi = createTestGapi();
  const page = createTestPage({ [PLATFORM]: { gapi: gapi.sdk } });
  const parts = setUp({ ...page.adapters, google });
  parts.service.on(LOGIN, identity);
  const credentials = () => parts.service.calls().map(({ body }) => body);
  return { ...parts, gapi, page, credentials };
}

const sent = (token: string) => ({ userName: '', credentials: token, grantType: 'google' });

describe('signInWithGoogle', () => {
  it('signs in with the credential that Google gave, without a notice', async () => {
    const { client, service, tab, page } = setUpLegacy();
    const response = { credential: 'id-token', select_by: 'btn' };
    await expect(client.signInWithGoogle(response)).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(service.calls()).toEqual([
      expect.objectContaining({ query: '', headers: anonymousHeaders, body: sent('id-token') }),
    ]);
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'google' }]);
    expect(page.notices).toEqual([]);
  });

  it.each([[undefined], [null], [{}], [{ credential: '' }], [{ credential: 1 }], ['token']])(
    'refuses %o, in which there is no credential',
    async (response) => {
      const { client, service } = setUpLegacy();
      await expect(client.signInWithGoogle(response)).rejects.toMatchObject({
        code: 'google_credential',
        message: 'Error getting google jwt credential',
      });
      expect(service.calls()).toEqual([]);
    },
  );
});

describe('the legacy Google Sign In', () => {
  it.each([
    ['initGoogleLogin', (client) => bindLegacy(client).initGoogleLogin({ clientId: 'id' })],
    ['initGoogleAuthSDK', (client) => bindLegacy(client).initGoogleAuthSDK('id')],
    ['initGoogleAuth', (client) => bindLegacy(client).initGoogleAuth('id')],
    ['googleSignOn', (client) => bindLegacy(client).googleSignOn(googleUser())],
  ] satisfies [string, (client: ReturnType<typeof setUpLegacy>['client']) => Promise<unknown>][])(
    'logs in %s that it is deprecated, in these words and once',
    async (_name, run) => {
      const { client, page, gapi } = setUpLegacy();
      page.globals['gapi'] = { ...gapi.sdk, auth2: gapi.auth2 };
      await run(client).catch(() => undefined);
      expect(page.notices).toEqual([DEPRECATION]);
    },
  );

  it.each([
    ['initGoogleLogin', (client) => bindLegacy(client).initGoogleLogin()],
    ['initGoogleAuthSDK', (client) => bindLegacy(client).initGoogleAuthSDK()],
    ['googleSignOn', (client) => bindLegacy(client).googleSignOn(googleUser())],
  ] satisfies [string, (client: ReturnType<typeof setUpLegacy>['client']) => Promise<unknown>][])(
    'is refused in %s unless it is in use, and says so in the log all the same',
    async (_name, run) => {
      const { client, page, service } = setUpLegacy({ google: {} });
      await expect(run(client)).rejects.toMatchObject({ code: 'google_legacy_only' });
      expect(page.notices).toEqual([DEPRECATION]);
      expect([page.loaded, service.calls()]).toEqual([[], []]);
    },
  );

  it('is in use once initGoogleAuth has found it in the page', async () => {
    const { client, page, gapi, credentials } = setUpLegacy({ google: {} });
    page.globals['gapi'] = { auth2: gapi.auth2 };
    await bindLegacy(client).initGoogleAuth('id');
    await bindLegacy(client).googleSignOn(googleUser());
    expect(credentials()).toEqual([sent('legacy-token')]);
  });
});

describe('initGoogleAuthSDK', () => {
  it('loads the script into the head, its auth2, and makes the instance once', async () => {
    const { client, page, gapi } = setUpLegacy();
    await bindLegacy(client).initGoogleAuthSDK('id');
    await bindLegacy(client).initGoogleAuthSDK();
    expect(page.loaded).toEqual([[PLATFORM, { parent: 'head' }]]);
    expect(gapi.calls).toEqual([
      ['load', 'auth2'],
      ['init', { client_id: clientId }],
      ['load', 'auth2'],
    ]);
  });

  it.each(['id', clientId, `${clientId}.apps.googleusercontent.com`])(
    'ends the client id %s as Google wants it',
    async (given) => {
      const { client, gapi } = setUpLegacy();
      await bindLegacy(client).initGoogleAuthSDK(given);
      expect(gapi.calls[1]).toEqual(['init', { client_id: clientId }]);
    },
  );

  it('takes the first client id of the configuration when there is no other', async () => {
    const { client, service, gapi } = setUpLegacy();
    service.on('GET /identity/public/v1/config', { googleClientId: 'id,other' });
    await bindLegacy(client).initGoogleAuthSDK();
    expect(gapi.calls[1]).toEqual(['init', { client_id: clientId }]);
  });

  it('refuses without a client id', async () => {
    await expect(bindLegacy(setUpLegacy().client).initGoogleAuthSDK()).rejects.toMatchObject({
      code: 'google_client_id_missing',
    });
  });

  it('says so when the script is blocked', async () => {
    const page = createTestPage();
    const { client } = setUp({ ...page.adapters, google: { auth2: false } });
    await expect(bindLegacy(client).initGoogleAuthSDK('id')).rejects.toMatchObject({
      code: 'google_sdk',
    });
  });

  it('says so when Google refuses to make the instance', async () => {
    const { client, gapi } = setUpLegacy();
    gapi.behaviour.init = (_ready, fail) => fail({ error: 'idpiframe_initialization_failed' });
    await expect(bindLegacy(client).initGoogleAuthSDK('id')).rejects.toMatchObject({
      code: 'google_init',
      cause: { error: 'idpiframe_initialization_failed' },
    });
  });
});

describe('googleSignOn', () => {
  async function setUpStarted() {
    const parts = setUpLegacy();
    const ends: string[] = [];
    await bindLegacy(parts.client).initGoogleLogin({
      clientId: 'id',
      customButton: true,
      onSuccess: () => void ends.push('success'),
      onFailure: (reason) => void ends.push(`failure: ${reason}`),
    });
    return { ...parts, ends };
  }

  it('signs in the user given, and says so to the page', async () => {
    const { client, credentials, ends } = await setUpStarted();
    await bindLegacy(client).googleSignOn(googleUser('given-token'));
    expect([credentials(), ends]).toEqual([[sent('given-token')], ['success']]);
  });

  it('signs in the user whom Google knows, without a window', async () => {
    const { client, gapi, credentials } = await setUpStarted();
    await bindLegacy(client).googleSignOn();
    expect(credentials()).toEqual([sent('legacy-token')]);
    expect(gapi.names()).not.toContain('signIn');
  });

  it('lets the reader choose when Google knows nobody', async () => {
    const { client, gapi, credentials } = await setUpStarted();
    gapi.known.isSignedIn = false;
    await bindLegacy(client).googleSignOn();
    expect(gapi.calls.at(-1)).toEqual(['signIn', { prompt: 'select_account' }]);
    expect(credentials()).toEqual([sent('chosen-token')]);
  });

  it.each([
    ['popup_blocked_by_browser', 'google_popup_blocked'],
    ['popup_closed_by_user', 'google_popup_closed'],
    ['access_denied', 'google_access_denied'],
    ['immediate_failed', 'google_credential'],
  ])('takes %s for %s, and says so to the page', async (error, code) => {
    const { client, service, gapi, ends } = await setUpStarted();
    gapi.known.isSignedIn = false;
    gapi.behaviour.signIn = async () => {
      throw Object.assign(new Error(error), { error });
    };
    const answer = bindLegacy(client).googleSignOn();
    await expect(answer).rejects.toMatchObject({ name: 'IdentityError', code });
    expect(ends).toEqual([expect.stringMatching(/^failure: ./)]);
    expect(service.calls()).toEqual([]);
  });

  it('refuses a user without a token', async () => {
    const { client, service } = await setUpStarted();
    await expect(bindLegacy(client).googleSignOn(googleUser(null))).rejects.toMatchObject({
      code: 'google_credential',
    });
    expect(service.calls()).toEqual([]);
  });
});

describe('initGoogleLogin', () => {
  it('shows the button and signs in by it', async () => {
    const { client, gapi, credentials } = setUpLegacy();
    const ends: string[] = [];
    await bindLegacy(client).initGoogleLogin({ clientId: 'id', onSuccess: () => void ends.push('success') });
    expect(gapi.calls.slice(-2)).toEqual([
      ['attachClickHandler', 'google-sign-in-button', { scope: 'profile email', prompt: 'select_account' }],
      [
        'render',
        'google-sign-in-button',
        { scope: 'profile email', width: 240, height: 50, longtitle: true, theme: 'dark' },
      ],
    ]);
    gapi.clicks[0]?.ok(googleUser('clicked-token'));
    await expect.poll(() => ends).toEqual(['success']);
    expect(credentials()).toEqual([sent('clicked-token')]);
  });

  it('tells the page of a click that came to nothing', async () => {
    const { client, gapi, tab } = setUpLegacy();
    const reasons: (string | undefined)[] = [];
    const onFailure = (reason?: string): void => void reasons.push(reason);
    await bindLegacy(client).initGoogleLogin({ clientId: 'id', onSuccess: () => undefined, onFailure });
    gapi.clicks[0]?.fail({ error: 'popup_closed_by_user' });
    expect(reasons).toEqual([expect.stringMatching(/closed/)]);
    expect(tab.errors).toEqual([]);
  });

  it('reports such a click when the page wants to hear nothing', async () => {
    const { client, service, gapi, tab } = setUpLegacy();
    service.on(LOGIN, { code: '100', message: 'No' });
    await bindLegacy(client).initGoogleLogin({ clientId: 'id', onFailure: () => undefined });
    gapi.clicks[0]?.fail({ error: 'access_denied' });
    gapi.clicks[0]?.ok(googleUser());
    await expect.poll(() => tab.errors).toMatchObject([{ code: 'google_access_denied' }, { code: '100' }]);
  });

  it('shows no button where the page has its own, from then on', async () => {
    const { client, gapi } = setUpLegacy();
    await bindLegacy(client).initGoogleLogin({ clientId: 'id', customButton: true });
    await bindLegacy(client).initGoogleLogin();
    await settle();
    expect(gapi.names()).toEqual(['load', 'init']);
  });
});
