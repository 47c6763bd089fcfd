import { endSession, listSessions } from '@broadsheet/sdk-identity/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  neverAnswering,
  offline,
  OTHER_READER,
  READER,
  refusing,
  signUpReader,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
  await signUpReader(platform, OTHER_READER);
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];
type Fetch = TestPlatform['fetch'];

const refused = refusing(400, '500');

/** Creates a client; a test can intercept its calls about devices. */
async function createClient() {
  const network: { devices: Fetch } = { devices: platform.fetch };
  const client = await createTestIdentity(platform, {
    retry: { attempts: 1 },
    warn: () => undefined,
    fetch: (address, init) =>
      address.includes('/v1/sessions') ? network.devices(address, init) : platform.fetch(address, init),
  });
  return { client, network };
}

/** Signs the reader in here and on a phone, and out everywhere else. */
async function signIn(
  { client }: Awaited<ReturnType<typeof createClient>>,
  reader: typeof OTHER_READER | typeof READER = READER,
) {
  await client.login(reader.email, reader.password, { rememberMe: true });
  const others = (await listSessions(client.context)).filter(({ isCurrent }) => !isCurrent);
  await Promise.all(others.map(({ id }) => endSession(client.context, id)));
  const { email: userName, password: credentials } = reader;
  await platform.fetch('/identity/public/v1/auth/login', {
    method: 'POST',
    headers: { 'user-agent': PHONE },
    body: JSON.stringify({ userName, credentials, grantType: 'password', rememberMe: true }),
  });
}

async function visit(options: Options = {}, devices: Fetch = platform.fetch) {
  const parts = await createClient();
  await signIn(parts);
  parts.network.devices = devices;
  const view = await renderBlock(block, { ...options, identity: async () => parts.client });
  return { ...view, ...parts };
}

const phone = () => screen.findByText('Safari on iPhone');
const endPhone = () => fireEvent.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
function ask() {
  const button = screen.getByRole('button', { name: 'Log out everywhere' });
  button.focus();
  fireEvent.click(button);
}
const dialog = () => screen.getByRole('dialog', { name: 'Log out on all devices?' });
const agree = () => fireEvent.click(within(dialog()).getByRole('button', { name: 'Log out everywhere' }));

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Your devices/);
  expect(html).toContain('One moment …');
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

test('lists the devices, this one first, with when they were used', async () => {
  const { container } = await visit();
  await phone();
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('This device');
  expect(within(rows[0] ?? container).queryByRole('button')).toBeNull();
  expect(rows[1]?.textContent).toMatch(/Safari on iPhone.*Last used\w+ \d+, \d{4} at/);
  expect(rows[1]?.querySelector('time')?.dateTime).toMatch(/^\d{4}-.*Z$/);
  await expectAccessible(container);
});

test('tells two devices of the same name apart by their moments', async () => {
  await visit();
  await phone();
  const button = screen.getByRole('button', { name: 'Log out Safari on iPhone' });
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Last used');
});

test('signs one device out, says so and keeps the focus in the list', async () => {
  const { client } = await visit();
  await phone();
  endPhone();
  expect((await screen.findByText('Safari on iPhone is logged out.')).tagName).toBe('OUTPUT');
  expect(screen.getByText('You are logged in on no other device.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(await listSessions(client.context)).toHaveLength(1);
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['That device could not be logged out. Please try again.', refused],
])('says "%s" and keeps the device', async (words, answer) => {
  const { container, network } = await visit();
  await phone();
  network.devices = answer;
  endPhone();
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible(container);
  network.devices = platform.fetch;
  endPhone();
  await screen.findByText('Safari on iPhone is logged out.');
});

test('sends nothing twice', async () => {
  const { network } = await visit();
  await phone();
  const sent: string[] = [];
  network.devices = (address) => {
    sent.push(address);
    return neverAnswering(address);
  };
  endPhone();
  endPhone();
  await screen.findByText('One moment …');
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(sent).toHaveLength(1);
});

describe('everywhere', () => {
  test('asks first, and stays when the reader would rather', async () => {
    const { client } = await visit();
    await phone();
    ask();
    expect(document.activeElement?.textContent).toBe('Stay logged in');
    await expectAccessible(dialog());
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Log out everywhere');
    expect(await listSessions(client.context)).toHaveLength(2);
  });

  test('signs out on every device and in every tab, then leaves for its page', async () => {
    const environment = createTestEnvironment();
    const { client } = await visit({ environment, fields: { signedOutURL: '/goodbye/' } });
    const otherTab = await createTestIdentity(platform);
    await phone();
    ask();
    agree();
    await waitFor(() => expect(environment.visited).toEqual(['/goodbye/']));
    expect(client.getSession().status).toBe('signed-out');
    await waitFor(() => expect(otherTab.getSession().status).toBe('signed-out'));
    const calls = platform.requests.slice(-2).map((call) => call.replace(/[\w-]+$/, '…'));
    expect(calls).toEqual(['DELETE /identity/public/v1/sessions/…', 'DELETE /identity/public/v1/auth/…']);
  });

  test('does not leave the site afterwards', async () => {
    const environment = createTestEnvironment();
    await visit({ environment, fields: { signedOutURL: 'https://evil.example/' } });
    await phone();
    ask();
    agree();
    await waitFor(() => expect(environment.visited).toEqual(['/']));
  });

  test('stays signed in and says so while a device could not be reached', async () => {
    const environment = createTestEnvironment();
    const { client, network } = await visit({ environment });
    await phone();
    ask();
    network.devices = refused;
    agree();
    await within(dialog()).findByText('Some devices could not be logged out. Please try again.');
    await expectAccessible(dialog());
    expect(client.getSession().status).toBe('signed-in');
    expect(environment.visited).toEqual([]);
    network.devices = platform.fetch;
    agree();
    await waitFor(() => expect(environment.visited).toEqual(['/']));
  });

  test('cannot be left while it is under way', async () => {
    const { network } = await visit();
    await phone();
    ask();
    network.devices = neverAnswering;
    agree();
    await within(dialog()).findByText('One moment …');
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(dialog()).toBeTruthy();
  });
});

test('waits for a slow answer', async () => {
  const { container } = await visit({}, neverAnswering);
  expect(screen.getByText('One moment …').tagName).toBe('OUTPUT');
  await expectAccessible(container);
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['This part of your account could not be loaded.', refused],
])('says "%s" and loads when asked again', async (words, answer) => {
  const { container, network } = await visit({}, answer);
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await expectAccessible(container);
  network.devices = platform.fetch;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your devices' }));
  await phone();
});

test('shows another reader, who signs in in another tab, nothing of the first', async () => {
  const { network } = await visit();
  await phone();
  network.devices = neverAnswering;
  const other = await createClient();
  await act(() => signIn(other, OTHER_READER));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('One moment …')).toBeTruthy();
});

test('sends a reader there who signs out in another tab', async () => {
  const environment = createTestEnvironment();
  const { client } = await visit({ environment });
  await phone();
  const { client: otherTab } = await createClient();
  await act(() => otherTab.logout());
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/']));
  expect(client.getSession().status).toBe('signed-out');
});

test('sends a reader there whose session another device has ended', async () => {
  const environment = createTestEnvironment();
  const parts = await createClient();
  await signIn(parts);
  const current = (await listSessions(parts.client.context)).find(({ isCurrent }) => isCurrent);
  await endSession(parts.client.context, current?.id ?? '');
  await renderBlock(block, {
    environment,
    fields: { redirectURL: '//evil.example' },
    identity: async () => parts.client,
  });
  await waitFor(() => expect(environment.visited).toEqual(['/']));
  expect(parts.client.getSession().status).toBe('signed-out');
});

testForReadersOnly(block, { platform: () => platform });

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  expect(await screen.findByText('Safari auf iPhone')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Abmelden: Safari auf iPhone' }));
  expect(await screen.findByText('Safari auf iPhone ist abgemeldet.')).toBeTruthy();
});
