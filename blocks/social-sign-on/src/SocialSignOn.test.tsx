import { isRecord } from '@broadsheet/client-core';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { block } from './block.ts';

const CONFIGURATION = {
  googleClientId: 'web-client,app-client',
  facebookAppId: '77',
  teamId: 'team',
  keyId: 'key',
  urlToReceiveAuthToken: '/account/login/',
  oidcClients: [
    { protocol: 'Apple', clientId: 'com.courier;web' },
    { protocol: 'OIDC', clientId: 'harbour', name: 'Harbour ID' },
    { protocol: 'OIDC', clientId: 'library' },
  ],
};

let platform: TestPlatform;
let bare: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ identity: { configuration: CONFIGURATION } });
  bare = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(async () => {
  await platform.close();
  await bare.close();
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const scriptOf = (part: string) => scripts().find(({ src }) => src.includes(part));
const settle = () => act(async () => new Promise<void>((resolve) => void setTimeout(resolve, 20)));

afterEach(async () => {
  // A script still loading at the end of a test would also count for the next one.
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  await settle();
  for (const script of scripts()) script.remove();
  for (const name of ['google', 'FB']) Reflect.deleteProperty(globalThis, name);
});

type Prompt = (listen?: (moment: object) => void) => void;
interface GoogleSettings {
  readonly callback: (response: object) => void;
}

/** Creates the object that Google's script defines; the test controls it. */
function createGoogle() {
  const id = {
    initialize: vi.fn<(settings: GoogleSettings) => void>(),
    prompt: vi.fn<Prompt>(),
    renderButton: vi.fn<(place: HTMLElement, look: object) => void>(),
    cancel: vi.fn<() => void>(),
  };
  const answer = (response: object) => act(async () => id.initialize.mock.lastCall?.[0].callback(response));
  const tell = (moment: object) => act(async () => id.prompt.mock.calls.at(-1)?.[0]?.(moment));
  return { google: { accounts: { id } }, id, answer, tell };
}

type Callback = (answer: object) => void;
const CONNECTED = { status: 'connected', authResponse: { accessToken: 'of Facebook' } };

/** Creates the object that Facebook's script defines; `login` is its dialog. */
function createFacebook(status: object = CONNECTED) {
  return {
    init: vi.fn<(settings: object) => void>(),
    getLoginStatus: vi.fn<(run: Callback) => void>((run) => run(status)),
    login: vi.fn<(run: Callback) => void>((run) => run(CONNECTED)),
    XFBML: { parse: vi.fn<(place: HTMLElement) => void>() },
  };
}

async function arriveScript(part: string, globals: object = {}) {
  await waitFor(() => expect(scriptOf(part)).toBeDefined());
  for (const [name, value] of Object.entries(globals)) Reflect.set(globalThis, name, value);
  scriptOf(part)?.dispatchEvent(new Event('load'));
  await settle();
}
async function blockScript(part: string) {
  await waitFor(() => expect(scriptOf(part)).toBeDefined());
  scriptOf(part)?.dispatchEvent(new Event('error'));
  await settle();
}

function readBody(init?: RequestInit): Readonly<Record<string, unknown>> {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return isRecord(body) ? body : {};
}

type Refusal = { readonly code: string; readonly message: string };

interface Visit extends NonNullable<Parameters<typeof renderBlock>[1]> {
  readonly at?: string;
  readonly of?: TestPlatform;
  /** The answer in place of a session for a reader whom a provider has authenticated. */
  readonly refusal?: Refusal;
}

/** Renders the block for an unknown reader. Every reader whom a provider authenticates gets a real session. */
async function arrive({ at = '/account/login/', of = platform, refusal, ...options }: Visit = {}) {
  const environment = options.environment ?? createTestEnvironment();
  environment.place.address = at;
  const sent: Readonly<Record<string, unknown>>[] = [];
  const left: string[] = [];
  const client = await createTestIdentity(of, {
    navigate: (address) => void left.push(address),
    fetch(address, init) {
      const body = readBody(init);
      const { pathname } = new URL(address, of.origin);
      if (pathname.endsWith('/apple/authurl'))
        return Promise.resolve(Response.json('https://apple.test/?a=1'));
      if (pathname.endsWith('/initiate')) {
        sent.push({ initiate: pathname });
        return Promise.resolve(Response.json({ url: 'https://apple.test/auth?state=s' }));
      }
      if (!pathname.endsWith('/auth/login') || body['grantType'] === 'password')
        return of.fetch(address, init);
      sent.push(body);
      if (refusal !== undefined) return Promise.resolve(Response.json(refusal, { status: 400 }));
      const login = { userName: READER.email, credentials: READER.password, grantType: 'password' };
      return of.fetch(address, { ...init, body: JSON.stringify(login) });
    },
  });
  const view = await renderBlock(block, { ...options, environment, identity: async () => client });
  await act(async () => void (await client.getConfig()));
  await settle();
  // A script that loads after its test would disturb the next one.
  const isDone = () => of === bare || scriptOf('connect.facebook.net') !== undefined;
  await waitFor(() => expect(isDone()).toBe(true));
  return { ...view, environment, client, sent, left };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const alertText = () => screen.queryByRole('alert')?.textContent ?? '';

test('is nothing on the server, and nothing where no provider is configured', async () => {
  expect(await renderOnServer(block)).toBe('');
  const { container } = await arrive({ of: bare });
  expect(container.innerHTML).toBe('');
  expect(scripts()).toEqual([]);
});

test('offers the providers that are configured, under a line', async () => {
  const { container } = await arrive();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Log in with Google',
    'Log in with Facebook',
    'Log in with Apple',
    'Log in with Harbour ID',
    'Log in with OpenID',
  ]);
  expect(screen.getByText('or')).toBeTruthy();
  await expectAccessible(container);
});

test('speaks of signing up, without the line, where its fields say so', async () => {
  await arrive({ fields: { socialSignOnIn: 'SignUp', hideDiv: true } });
  expect(button('Create an account with Facebook')).toBeTruthy();
  expect(screen.queryByText('or')).toBeNull();
});

test('sends a reader who is signed in already on at once', async () => {
  const environment = createTestEnvironment();
  const other = await createTestIdentity(platform);
  await other.login(READER.email, READER.password, { rememberMe: true });
  await arrive({ environment, at: '/account/login/?redirect=/offer/' });
  await waitFor(() => expect(environment.visited).toEqual(['/offer/']));
});

test('shows a reader who is logged in, on their own page, the linked logins, and disconnects one', async () => {
  const environment = createTestEnvironment();
  environment.place.address = '/account/';
  const client = await createTestIdentity(platform);
  await client.login(READER.email, READER.password, { rememberMe: true });
  const profile = await client.getUserProfile();
  const unlinked: string[] = [];
  const linked = () => ({
    ...profile,
    identities: unlinked.length > 0 ? [] : [{ type: 'Facebook', userName: 'ada' }],
  });
  Object.assign(client, {
    getUserProfile: async () => linked(),
    unlinkSocialIdentity: async (provider: string) => void unlinked.push(provider),
  });
  const { container, unmount } = await renderBlock(block, { environment, identity: async () => client });
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Facebook' }));
  expect(await screen.findByRole('button', { name: 'Connect Facebook' })).toBeTruthy();
  expect([unlinked, environment.visited]).toEqual([['facebook'], []]);
  await expectAccessible(container);
  unmount();
  await client.logout();
});

test('speaks the language of the site', async () => {
  await arrive({ site: { locale: 'de' }, refusal: { code: '100015', message: 'x' } });
  const facebook = createFacebook();
  await arriveScript('connect.facebook.net/de_DE/', { FB: facebook });
  expect(screen.getByText('oder')).toBeTruthy();
  await press('Mit Facebook anmelden');
  await waitFor(() => expect(alertText()).toBe('Dieses Konto ist gesperrt.'));
});

test('shows all three in the page builder, where they do nothing', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { environment, identity, isAdmin: true });
  for (const element of screen.getAllByRole('button')) fireEvent.click(element);
  await settle();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect([platform.requests.length, environment.visited, scripts()]).toEqual([before, [], []]);
  await expectAccessible(container);
});

describe('Google', () => {
  test('loads its script once, into the body', async () => {
    await arrive();
    const script = scriptOf('/gsi/client');
    expect([script?.src, script?.async, script?.defer, script?.parentElement?.tagName]).toEqual([
      'https://accounts.google.com/gsi/client',
      true,
      true,
      'BODY',
    ]);
  });

  test('comes from where the site says', async () => {
    await arrive({ site: { vendorOrigins: { google: '/sandbox/google' } } });
    expect(scriptOf('/sandbox/google/gsi/client')).toBeDefined();
  });

  test('prompts by itself while nobody is signed in, selects nobody, and signs in', async () => {
    const { environment, sent } = await arrive();
    const { google, id, answer } = createGoogle();
    await arriveScript('/gsi/client', { google });
    expect(id.initialize.mock.calls).toEqual([
      [expect.objectContaining({ client_id: 'web-client', auto_select: false, context: 'signin' })],
    ]);
    expect(id.prompt).toHaveBeenCalledTimes(1);
    await answer({ credential: 'of Google' });
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(sent).toEqual([{ userName: '', credentials: 'of Google', grantType: 'google' }]);
  });

  test('does not prompt a reader who comes back from another provider', async () => {
    await arrive({ at: '/account/login/?code=c&state=s' });
    const { google, id } = createGoogle();
    await arriveScript('/gsi/client', { google });
    expect(id.prompt).not.toHaveBeenCalled();
  });

  test.each(['isSkippedMoment', 'isNotDisplayed'])(
    'tells of a prompt that stays away (%s) and asks again',
    async (name) => {
      const { container, environment } = await arrive();
      environment.cookies.set('g_state', '{"i_l":1}');
      const { google, id, tell } = createGoogle();
      await arriveScript('/gsi/client', { google });
      await press('Log in with Google');
      expect(id.prompt).toHaveBeenCalledTimes(2);
      await tell({ [name]: () => true });
      expect(alertText()).toMatch(/^Google did not show its login prompt/);
      expect(environment.cookies.get('g_state')).toBe('');
      expect(id.prompt).toHaveBeenCalledTimes(3);
      await expectAccessible(container);
      await press('Log in with Google');
      expect(alertText()).toBe('');
    },
  );

  test('leaves a reader alone who has closed the prompt that nobody asked for', async () => {
    await arrive();
    const { google, id } = createGoogle();
    await arriveScript('/gsi/client', { google });
    expect(id.prompt.mock.calls).toEqual([[]]);
    expect(alertText()).toBe('');
  });

  test('tells of a script that is blocked, and tries again with the next press', async () => {
    const { environment } = await arrive();
    await blockScript('/gsi/client');
    expect(alertText()).toBe('');
    await press('Log in with Google');
    await blockScript('/gsi/client');
    expect(alertText()).toMatch(/^The provider could not be reached/);
    await press('Log in with Google');
    const { google, id, answer } = createGoogle();
    await arriveScript('/gsi/client', { google });
    expect([alertText(), id.prompt.mock.calls.length]).toEqual(['', 1]);
    await answer({ credential: 'of Google' });
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  });

  test.each([
    ['an empty script', {}],
    ['something else of that name', { google: { accounts: { id: 'none' } } }],
  ])('takes %s for a blocked one', async (_, globals) => {
    await arrive();
    await arriveScript('/gsi/client', globals);
    await press('Log in with Google');
    await arriveScript('/gsi/client', globals);
    expect(alertText()).toMatch(/^The provider could not be reached/);
  });

  test('gives a script up that does not answer', async () => {
    const { environment } = await arrive();
    await press('Log in with Google');
    await act(async () => environment.advance(20_000));
    expect(alertText()).toMatch(/^The provider could not be reached/);
  });

  test.each([
    ['no credential', {}, undefined, 'We could not log you in with that provider.'],
    ['an account that is disabled', { credential: 'x' }, '100015', 'This account is disabled.'],
    ['too many devices', { credential: 'x' }, '100013', /maximum number of devices/],
    ['an unverified address', { credential: 'x' }, '130051', /not been verified/],
    ['any other refusal', { credential: 'x' }, '100016', 'We could not log you in with that provider.'],
  ])('tells of %s', async (_, response, code, words) => {
    const { environment } = await arrive(code ? { refusal: { code, message: 'Refused' } } : {});
    const { google, answer } = createGoogle();
    await arriveScript('/gsi/client', { google });
    await answer(response);
    await waitFor(() => expect(alertText()).toMatch(words));
    expect(environment.visited).toEqual([]);
  });

  test.each([
    [320, 320],
    [800, 400],
  ])('draws its own button, in %i pixels of room %i wide', async (room, drawn) => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
    await arrive({ fields: { customButtons: false, socialSignOnIn: 'SignUp' } });
    const { google, id } = createGoogle();
    await arriveScript('/gsi/client', { google });
    width.mockRestore();
    expect(id.renderButton).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      shape: 'rectangular',
      logo_alignment: 'left',
      text: 'signup_with',
      width: drawn,
      locale: 'en-US',
    });
  });

  test('lets a button of the site stand in for one that cannot be drawn', async () => {
    await arrive({ fields: { customButtons: false } });
    expect(screen.queryByText('Log in with Google')).toBeNull();
    await blockScript('/gsi/client');
    await press('Log in with Google');
    const { google, id } = createGoogle();
    await arriveScript('/gsi/client', { google });
    expect(id.prompt).toHaveBeenCalledTimes(1);
    expect(button('Log in with Google')).toBeTruthy();
  });
});

describe('Facebook', () => {
  /** Waits for the redirect. Its delay begins when the reader is signed in, so the clock is advanced until then. */
  const goesOn = (environment: ReturnType<typeof createTestEnvironment>) =>
    waitFor(async () => {
      await act(async () => environment.advance(1500));
      expect(environment.visited).toEqual(['/account/']);
    });

  test('is there before the press, signs in a reader whom it knows, and goes on 1.5 seconds later', async () => {
    const { client, environment, sent } = await arrive();
    const FB = createFacebook();
    await arriveScript('connect.facebook.net', { FB });
    expect(FB.init).toHaveBeenCalledWith(expect.objectContaining({ appId: '77', version: 'v20.0' }));
    await press('Log in with Facebook');
    await waitFor(() => expect(client.getSession().status).toBe('signed-in'));
    await settle();
    expect(sent).toEqual([{ userName: '', credentials: 'of Facebook', grantType: 'facebook' }]);
    await act(async () => environment.advance(1499));
    await settle();
    expect(environment.visited).toEqual([]);
    await act(async () => environment.advance(1));
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  });

  test('opens its dialog to a reader whom it does not know', async () => {
    const { environment } = await arrive();
    const FB = createFacebook({ status: 'unknown' });
    await arriveScript('connect.facebook.net', { FB });
    await press('Log in with Facebook');
    await goesOn(environment);
    expect(FB.login).toHaveBeenCalledTimes(1);
  });

  test('asks again where its dialog never answered', async () => {
    const { environment } = await arrive();
    const FB = createFacebook({ status: 'unknown' });
    FB.login.mockImplementationOnce(() => undefined);
    await arriveScript('connect.facebook.net', { FB });
    await press('Log in with Facebook');
    await waitFor(() => expect(FB.login).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status').textContent).toBe('One moment …');
    await press('Log in with Facebook');
    await goesOn(environment);
    expect(alertText()).toBe('');
  });

  test('tells of a reader who changed their mind', async () => {
    const { environment, container } = await arrive();
    const FB = createFacebook({ status: 'unknown' });
    FB.login.mockImplementation((run) => run({ status: 'unknown' }));
    await arriveScript('connect.facebook.net', { FB });
    await press('Log in with Facebook');
    await waitFor(() => expect(alertText()).toBe('We could not log you in with that provider.'));
    expect(environment.visited).toEqual([]);
    await expectAccessible(container);
  });

  test('tells of a script that is blocked', async () => {
    await arrive();
    await blockScript('connect.facebook.net');
    await press('Log in with Facebook');
    await blockScript('connect.facebook.net');
    await waitFor(() => expect(alertText()).toMatch(/^The provider could not be reached/));
  });

  test('draws its own button, which calls the page back by name', async () => {
    const { container, environment, unmount } = await arrive({ fields: { customButtons: false } });
    const tag = container.querySelector<HTMLElement>('.fb-login-button');
    const names = (tag?.getAttributeNames() ?? []).filter((name) => name.startsWith('data-'));
    expect(Object.fromEntries(names.map((name) => [name, tag?.getAttribute(name)]))).toEqual({
      'data-width': '400',
      'data-size': 'large',
      'data-button-type': 'login_with',
      'data-scope': 'public_profile,email',
      'data-auto-logout-link': 'false',
      'data-onlogin': 'onFacebookSignOn()',
    });
    const FB = createFacebook();
    await arriveScript('connect.facebook.net', { FB });
    expect(FB.XFBML.parse).toHaveBeenCalledWith(tag?.parentElement);
    const callback: unknown = Reflect.get(globalThis, 'onFacebookSignOn');
    if (typeof callback !== 'function') throw new Error('There is no callback.');
    await act(async () => void Reflect.apply(callback, undefined, []));
    await goesOn(environment);
    unmount();
    expect(Reflect.has(globalThis, 'onFacebookSignOn')).toBe(false);
  });
});

describe('providers of OpenID', () => {
  test('are left for as the service says', async () => {
    const { left, sent } = await arrive();
    await press('Log in with Harbour ID');
    await waitFor(() => expect(left).toEqual(['https://apple.test/auth?state=s']));
    expect(sent).toEqual([{ initiate: '/identity/public/v2/oidc/harbour/initiate' }]);
  });
});

describe('Apple', () => {
  test('leaves for the OIDC client that matches, with what the site wants to know', async () => {
    const { left, sent } = await arrive({ fields: { appleClientId: 'com.courier;ios' } });
    await press('Log in with Apple');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(sent).toEqual([{ initiate: '/identity/public/v2/oidc/com.courier/initiate' }]);
    expect(left[0]).toBe('https://apple.test/auth?state=s&scope=name+email&response_mode=form_post');
  });

  test('leaves the classic way where no client matches', async () => {
    const { left } = await arrive();
    await press('Log in with Apple');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^https:\/\/apple\.test\/\?a=1&redirect_uri=.*apple%2Fauth$/);
  });

  test('completes the return, and goes on', async () => {
    const { environment, sent } = await arrive({ at: '/account/login/?code=of%20Apple' });
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(environment.place.address).toBe('/account/login/');
    expect(sent).toEqual([{ userName: '', credentials: 'of Apple', grantType: 'apple' }]);
  });

  test('brings readers back to where the URL wanted them, with their payment method', async () => {
    const first = await arrive({ at: '/account/login/?redirect=%2Foffer%2F%3Fplan%3Da&paymentMethodID=7' });
    await press('Log in with Apple');
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    const { environment } = first;
    environment.place.referrer = 'https://www.courier.test/sandbox/apple/auth/authorize';
    await arrive({ at: '/account/login/?code=of%20Apple', environment });
    await waitFor(() => expect(environment.visited).toEqual(['/offer/?plan=a&paymentMethodID=7']));
  });

  test('tells of a return that is refused', async () => {
    const refusal = { code: '100015', message: 'Disabled' };
    const { environment } = await arrive({ at: '/account/login/?code=of%20Apple', refusal });
    await waitFor(() => expect(alertText()).toBe('This account is disabled.'));
    expect(environment.visited).toEqual([]);
  });
});
