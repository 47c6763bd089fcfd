import { describe, expect, it } from 'vitest';
import type { IdentityClientOptions } from '../IdentityClient.ts';
import type { SessionState } from '../session/SessionState.ts';
import { START_MS, makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, settle, setUp } from '../../test/setUp.ts';

const LOGIN = 'POST /identity/public/v1/auth/login';
const LOGOUT = 'DELETE /identity/public/v1/auth/token';
const identity = makeIdentity('new');

/** Creates two tabs that listen to each other. The clock is stopped, so messages must arrive at once. */
async function setUpTabs(options: Partial<IdentityClientOptions> = {}) {
  const parts = setUp(options);
  parts.service.on(LOGIN, identity);
  parts.service.on(LOGOUT, {});
  const otherTab = parts.browser.openTab();
  const other = parts.clientIn(otherTab);
  const heard: SessionState[] = [];
  other.onSessionChange((state) => heard.push(state));
  await Promise.all([parts.client.start(), other.start()]);
  return { ...parts, other, otherTab, heard };
}

const states = (heard: readonly SessionState[]): string[] =>
  heard.map((state) => (state.status === 'signed-in' ? `in:${state.identity.uuid}` : 'out'));

describe.each([
  ['a channel and storage events', {}],
  ['a channel alone', { listenToStorage: undefined }],
  ['storage events alone', { openChannel: undefined }],
])('with %s', (_case, adapters) => {
  it('a remembered sign-in and a logout reach the other tab', async () => {
    const { client, other, heard } = await setUpTabs(adapters);
    await client.login('a', 'b', { rememberMe: true });
    await settle();
    expect(other.getSession()).toMatchObject({ status: 'signed-in' });
    await client.logout();
    await settle();
    expect(states(heard)).toEqual(['in:reader-1', 'out']);
  });

  it('another reader’s sign-in takes the place of a session that only the other tab had', async () => {
    const { client, other, otherTab, heard } = await setUpTabs(adapters);
    otherTab.session.values.set(KEY, JSON.stringify(makeIdentity('own', { uuid: 'reader-2' })));
    for (const run of otherTab.returns) run();
    await client.login('a', 'b', { rememberMe: true });
    await settle();
    expect(other.getSession()).toMatchObject({ identity: { uuid: 'reader-1' } });
    expect(states(heard)).toEqual(['in:reader-2', 'in:reader-1']);
  });
});

describe('a session that ends with the browser’s session', () => {
  it('reaches the other tab, and so does its end', async () => {
    const { client, other, otherTab, browser, heard } = await setUpTabs();
    await client.login('a', 'b');
    await settle();
    expect(JSON.parse(otherTab.session.values.get(KEY) ?? '')).toEqual(identity);
    expect(browser.local.values.has(KEY)).toBe(false);
    await other.logout();
    await settle();
    expect(client.getSession().status).toBe('signed-out');
    expect(states(heard)).toEqual(['in:reader-1', 'out']);
  });

  it('is renewed in a duplicated tab by the tab that renews it', async () => {
    const { client, service, other, tab, otherTab, heard } = await setUpTabs();
    const stale = staleIdentity();
    for (const { session } of [tab, otherTab]) session.values.set(KEY, JSON.stringify(stale));
    for (const run of otherTab.returns) run();
    const renewed = makeIdentity('renewed');
    service.on('POST /identity/public/v1/auth/token', renewed);
    await client.getJwt();
    await settle();
    await expect(other.getJwt()).resolves.toBe(renewed.accessToken);
    expect(service.calls()).toHaveLength(1);
    expect(states(heard)).toEqual(['in:reader-1']);
  });

  it('of another reader is left alone by a logout', async () => {
    const { client, other, tab, otherTab } = await setUpTabs();
    tab.session.values.set(KEY, JSON.stringify(identity));
    otherTab.session.values.set(KEY, JSON.stringify(makeIdentity('own', { uuid: 'reader-2' })));
    await client.logout();
    await settle();
    expect(other.getSession()).toMatchObject({ identity: { uuid: 'reader-2' } });
  });
});

it('a storage that another tab clears signs out', async () => {
  const { client, browser, heard, other } = await setUpTabs();
  await client.login('a', 'b', { rememberMe: true });
  await settle();
  browser.local.values.clear();
  for (const run of browser.local.changed) run({ key: null, newValue: null });
  await settle();
  expect(other.getSession().status).toBe('signed-out');
  expect(states(heard)).toEqual(['in:reader-1', 'out']);
});

it('what others write to the channel or the storage is no news', async () => {
  const { browser, heard, other, otherTab } = await setUpTabs();
  otherTab.session.values.set(KEY, JSON.stringify(identity));
  for (const run of otherTab.returns) run();
  const texts = [
    null,
    'text',
    {},
    { kind: 'other' },
    { kind: 'renewed' },
    { kind: 'signed-in', identity: {} },
  ];
  for (const receive of browser.channels) for (const text of texts) receive(text);
  browser.local.storage.setItem('theme', 'dark');
  browser.local.storage.setItem(KEY, '{}');
  await settle();
  expect(other.getSession()).toMatchObject({ status: 'signed-in' });
  expect(states(heard)).toEqual(['in:reader-1']);
});

it('a page that comes back looks at what it missed', async () => {
  const { browser, otherTab, heard } = await setUpTabs();
  browser.local.values.set(KEY, JSON.stringify(identity));
  for (const run of otherTab.returns) run();
  expect(states(heard)).toEqual(['in:reader-1']);
});

it('stop ends every subscription, also while starting, and start begins anew', async () => {
  const { client, browser, tab } = setUp();
  const open = () => [browser.channels.size, browser.local.changed.size, tab.returns.size];
  const started = client.start();
  client.stop();
  await started;
  expect(open()).toEqual([0, 0, 0]);
  await Promise.all([client.start(), client.start()]);
  expect(open()).toEqual([1, 1, 1]);
  client.stop();
  expect(open()).toEqual([0, 0, 0]);
});

it('a client that was not started listens to nothing and says nothing', async () => {
  const { client, service, browser, tab } = setUp();
  service.on(LOGIN, identity);
  await client.login('a', 'b');
  expect([browser.channels.size, browser.local.changed.size, tab.returns.size]).toEqual([0, 0, 0]);
});

it.each([
  [
    'cannot be opened',
    () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  ],
  [
    'breaks',
    () => ({
      post: () => {
        throw new DOMException('closed', 'InvalidStateError');
      },
      close: () => undefined,
    }),
  ],
])('a channel that %s stops nothing', async (_case, openChannel) => {
  const { client, other, heard } = await setUpTabs({ openChannel });
  await client.login('a', 'b', { rememberMe: true });
  await settle();
  expect(other.getSession().status).toBe('signed-in');
  expect(states(heard)).toEqual(['in:reader-1']);
});

it('a session whose tokens are both over is none, without asking', () => {
  const { client, browser } = setUp();
  const over = makeIdentity('over', { nowMs: START_MS - 10 ** 10 });
  browser.local.values.set(KEY, JSON.stringify(over));
  expect(client.getSession()).toEqual({ status: 'signed-out' });
});
