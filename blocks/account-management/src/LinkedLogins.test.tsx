import { isRecord } from '@broadsheet/client-core';
import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { block } from './block.ts';

const CONFIGURATION = {
  googleClientId: 'web-client',
  facebookAppId: '77',
  oidcClients: [{ protocol: 'Apple', clientId: 'com.courier' }],
};

let platform: TestPlatform;
let bare: TestPlatform;
beforeAll(async () => {
  bare = await startPlatform();
  await signUpReader(bare);
  platform = await startPlatform({ identity: { configuration: CONFIGURATION } });
  await signUpReader(platform);
}, 30_000);
afterAll(async () => {
  await platform.close();
  await bare.close();
});

type Prompt = (listen?: (moment: object) => void) => void;
type Callback = (answer: object) => void;
const CONNECTED = { status: 'connected', authResponse: { accessToken: 'of Facebook' } };

/** Defines the objects of Google's and Facebook's scripts; the test controls them. */
function lendVendors() {
  const id = {
    initialize: vi.fn<(settings: { readonly callback: Callback }) => void>(),
    prompt: vi.fn<Prompt>(),
    renderButton: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    revoke: vi.fn<(name: string, done: Callback) => void>((_name, done) => done({ successful: true })),
  };
  const facebook = {
    init: vi.fn<() => void>(),
    getLoginStatus: vi.fn<(run: Callback) => void>((run) => run(CONNECTED)),
    login: vi.fn<(run: Callback) => void>(),
  };
  Reflect.set(globalThis, 'google', { accounts: { id } });
  Reflect.set(globalThis, 'FB', facebook);
  return { id, facebook };
}

afterEach(() => {
  for (const name of ['google', 'FB']) Reflect.deleteProperty(globalThis, name);
  for (const script of document.querySelectorAll('script[src]')) script.remove();
});

const TYPES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/**
 * A reader with a password and these links. Providers are believed: what they vouch for is linked, and answered with
 * the session that is there.
 */
async function arrive({ links = ['Password'], refusal }: { links?: string[]; refusal?: string } = {}) {
  const sent: unknown[] = [];
  const left: string[] = [];
  const refused = () => Response.json({ code: refusal, message: 'Refused' }, { status: 400 });
  const answerOf = (method: string, path: string, body: unknown): Response | undefined => {
    const grantType = isRecord(body) ? String(body['grantType']) : '';
    if (path.endsWith('/initiate')) return Response.json({ url: 'https://apple.test/auth?state=s' });
    if (path.endsWith('/auth/login') && grantType in TYPES) {
      sent.push(body);
      if (refusal !== undefined) return refused();
      links.push(TYPES[grantType] ?? '');
      const state = client.getSession();
      return Response.json(state.status === 'signed-in' ? { ...state.identity.raw } : {});
    }
    if (method !== 'DELETE') return undefined;
    sent.push(path);
    if (refusal !== undefined) return refused();
    links.splice(links.indexOf(TYPES[path.split('/').at(-1) ?? ''] ?? ''), 1);
    return Response.json({ success: true });
  };
  const client = await createTestIdentity(platform, {
    navigate: (address) => void left.push(address),
    async fetch(address, init) {
      const { pathname } = new URL(address, platform.origin);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const own = answerOf(init?.method ?? 'GET', pathname, body);
      if (own !== undefined) return own;
      const response = await platform.fetch(address, init);
      if (!pathname.endsWith('/v1/profile')) return response;
      const profile: unknown = await response.json();
      return Response.json({
        ...(isRecord(profile) && profile),
        identities: links.map((type) => ({ type })),
      });
    },
  });
  await client.login(READER.email, READER.password, { rememberMe: true });
  const environment = createTestEnvironment();
  const fields = { showSocialProfile: true };
  const view = await renderBlock(block, { fields, environment, identity: async () => client });
  await screen.findAllByRole('button');
  // The client's code for these vendors is fetched with its first use.
  await act(async () => new Promise<void>((resolve) => void setTimeout(resolve, 20)));
  return { ...view, client, environment, sent, left };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const has = (name: string) => screen.findByRole('button', { name });

test('has a line a provider, with a mark on those that are connected', async () => {
  lendVendors();
  const { container } = await arrive({ links: ['Password', 'Facebook'] });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Connect',
    'Disconnect',
    'Connect',
  ]);
  expect(screen.getAllByText(/Connected/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Disconnect Facebook' })).toBeTruthy();
  await expectAccessible(container);
});

test('connects Google by its prompt, which nobody gets unasked', async () => {
  const { id } = lendVendors();
  const { sent } = await arrive();
  expect(id.prompt).not.toHaveBeenCalled();
  await press('Connect Google');
  expect(id.prompt).toHaveBeenCalledTimes(1);
  await act(async () => id.initialize.mock.lastCall?.[0].callback({ credential: 'of Google' }));
  expect(await has('Disconnect Google')).toBeTruthy();
  expect(sent).toEqual([{ userName: '', credentials: 'of Google', grantType: 'google' }]);
});

test('tells of a prompt that stays away, and asks again', async () => {
  const { id } = lendVendors();
  const { container } = await arrive();
  await press('Connect Google');
  await act(async () => id.prompt.mock.lastCall?.[0]?.({ isSkippedMoment: () => true }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Google did not show its login prompt/);
  expect(id.prompt).toHaveBeenCalledTimes(2);
  await expectAccessible(container);
});

test('connects Facebook, and looks at the profile some time after', async () => {
  const { facebook } = lendVendors();
  const { environment, sent } = await arrive();
  await press('Connect Facebook');
  await waitFor(() => expect(facebook.getLoginStatus).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('One moment …')).toBeNull());
  expect(sent).toHaveLength(1);
  await act(async () => environment.advance(1499));
  expect(screen.queryByRole('button', { name: 'Disconnect Facebook' })).toBeNull();
  await act(async () => environment.advance(1));
  expect(await has('Disconnect Facebook')).toBeTruthy();
});

test('leaves for Apple', async () => {
  lendVendors();
  const { left } = await arrive();
  await press('Connect Apple');
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^https:\/\/apple\.test\/auth\?state=s/);
});

test('disconnects, reads the profile anew, and leaves the focus where it was', async () => {
  const { id } = lendVendors();
  const { sent } = await arrive({ links: ['Password', 'Google'] });
  const button = screen.getByRole('button', { name: 'Disconnect Google' });
  button.focus();
  await press('Disconnect Google');
  expect(await has('Connect Google')).toBe(button);
  expect(document.activeElement).toBe(button);
  expect(id.revoke).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['/identity/public/v1/identity/google']);
  expect(screen.queryByText(/Connected/)).toBeNull();
});

test('disconnects once, however often it is pressed', async () => {
  lendVendors();
  const { sent } = await arrive({ links: ['Password', 'Apple'] });
  const button = screen.getByRole('button', { name: 'Disconnect Apple' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await has('Connect Apple')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test.each([
  ['300044', 'You cannot remove your only way to log in.'],
  ['130001', 'Captcha token invalid'],
  ['010122', 'Captcha token invalid'],
  ['999', 'Something went wrong. Please try again.'],
])('tells of the refusal %s', async (refusal, words) => {
  lendVendors();
  const { container } = await arrive({ links: ['Apple'], refusal });
  await press('Disconnect Apple');
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Disconnect Apple' })).toBeTruthy();
  await expectAccessible(container);
});

test('is not there where no provider is configured', async () => {
  const client = await createTestIdentity(bare);
  await client.login(READER.email, READER.password);
  const fields = { showSocialProfile: true, showEmail: true };
  await renderBlock(block, { fields, identity: async () => client });
  await screen.findByText(READER.email);
  await act(async () => void (await client.getConfig()));
  expect(screen.queryByText('Linked logins')).toBeNull();
});
