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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from './block.ts';

/** The files that the page has created and not revoked, by URL; the document of these tests cannot create any. */
const files = new Map<string, Blob>();

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
  await signUpReader(platform, OTHER_READER);
  Object.defineProperties(window.URL, {
    createObjectURL: {
      configurable: true,
      value(file: Blob) {
        const address = `blob:https://www.courier.test/${files.size}`;
        files.set(address, file);
        return address;
      },
    },
    revokeObjectURL: { configurable: true, value: (address: string) => files.delete(address) },
  });
}, 30_000);
afterAll(async () => {
  Reflect.deleteProperty(window.URL, 'createObjectURL');
  Reflect.deleteProperty(window.URL, 'revokeObjectURL');
  await platform.close();
});

type Options = Parameters<typeof renderBlock>[1];
type Fetch = TestPlatform['fetch'];

const refused = refusing(400, '500');
const answering =
  (body: unknown): Fetch =>
  async () =>
    Response.json(body);

/** Creates a client; a test can intercept its calls about personal data. */
async function createClient() {
  const network: { data: Fetch } = { data: platform.fetch };
  const client = await createTestIdentity(platform, {
    retry: { attempts: 1 },
    fetch: (address, init) =>
      address.includes('/v1/gdpr') ? network.data(address, init) : platform.fetch(address, init),
  });
  return { client, network };
}

async function visit(options: Options = {}, data: Fetch = platform.fetch) {
  const parts = await createClient();
  await parts.client.login(READER.email, READER.password, { rememberMe: true });
  parts.network.data = data;
  const view = await renderBlock(block, { ...options, identity: async () => parts.client });
  return { ...view, ...parts };
}

const showButton = () => screen.findByRole('button', { name: /^Show: Report/ });
const show = async () => fireEvent.click(await showButton());
const shown = () => screen.findByText('The report is shown below.');
const download = () => screen.getByText<HTMLAnchorElement>('Download as a JSON file');

const READY = {
  id: 7,
  ready: true,
  requestDate: Date.UTC(2026, 10, 20),
  availableUntil: Date.UTC(2026, 11, 20),
};

/** Opens a report that contains these data. */
async function open(data: unknown, asOfDate = '2026-11-20T09:00:00.000Z') {
  const view = await visit({}, answering([READY]));
  view.network.data = answering({ asOfDate, data: typeof data === 'string' ? data : JSON.stringify(data) });
  await show();
  await shown();
  return view;
}

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Your data/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

test('lists the reports with their dates, and opens what is ready', async () => {
  const pending = { ...READY, id: 8, ready: false };
  const { container } = await visit({}, answering([READY, pending, { id: 9, ready: true }]));
  await screen.findByRole('heading', { name: 'Report 9' });
  const [ready, waiting] = screen.getAllByRole('listitem');
  expect(ready?.textContent).toMatch(/^Report of November 20, 2026 at .*Available until December 20, 2026/);
  expect(waiting?.textContent).toContain('This report is being prepared. Please come back later.');
  expect(within(waiting ?? container).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3', 'H3']);
  await expectAccessible(container);
});

test('says that there is no report', async () => {
  const { container } = await visit({}, answering([]));
  expect(await screen.findByText('There is no report of your data yet.')).toBeTruthy();
  await expectAccessible(container);
});

test('shows the report of the platform, and hides it again', async () => {
  const { container } = await visit();
  await show();
  expect((await shown()).closest('output')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: 'Profile' })).toBeTruthy();
  const terms = screen.getAllByText('Email').map(({ nextElementSibling }) => nextElementSibling?.textContent);
  expect(terms).toContain(READER.email);
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: /^Hide: Report/ }));
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
});

test('shows what lies within, dates as dates, and markup as text', async () => {
  const { container } = await open({
    orders: [
      { number: 'A1', paidOn: '2026-11-20T09:00:00.000Z', gift: false, note: '<img src=x onerror=alert(1)>' },
    ],
    segment: null,
  });
  expect(screen.getByRole('heading', { level: 4, name: 'Orders' })).toBeTruthy();
  expect(screen.getByText('Paid on').nextElementSibling?.textContent).toMatch(/^November 20, 2026 at/);
  expect(screen.getByText('Gift').nextElementSibling?.textContent).toBe('No');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Audience segments' }).nextElementSibling?.textContent).toBe(
    'None',
  );
  await expectAccessible(container);
});

test('shows a report as it is that is no JSON', async () => {
  const { container } = await open('name;email\nAda;ada@example.com');
  expect(container.querySelector('pre')?.textContent).toBe('name;email\nAda;ada@example.com');
  await expectAccessible(container);
});

test('gives the report as a file, and gives the file up with the report', async () => {
  await open({ a: 1 });
  await waitFor(() => expect(download().href).toMatch(/^blob:/));
  const { href, download: name } = download();
  expect(name).toBe('personal-data-2026-11-20.json');
  const file = files.get(href);
  expect(file?.type).toBe('application/json');
  expect(await file?.text()).toBe('{"a":1}');
  fireEvent.click(screen.getByRole('button', { name: /^Hide: Report/ }));
  expect(files.size).toBe(0);
});

test('names the file by the day of the report where it does not say of when it is', async () => {
  await open({}, 'today');
  expect(download().download).toBe('personal-data-2026-11-20.json');
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['The report could not be opened. Please try again.', refused],
])('says "%s" and opens it when asked again', async (words, answer) => {
  const { container, network } = await visit();
  await showButton();
  network.data = answer;
  await show();
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await expectAccessible(container);
  network.data = platform.fetch;
  await show();
  await shown();
});

test('asks for a report once, however often it is pressed', async () => {
  const { network } = await visit();
  await showButton();
  const sent: string[] = [];
  network.data = (address) => {
    sent.push(address);
    return neverAnswering(address);
  };
  await show();
  await show();
  await screen.findByText('One moment …');
  await waitFor(() => expect(sent).toHaveLength(1));
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
  network.data = platform.fetch;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your data' }));
  await showButton();
});

test('shows another reader, who signs in in another tab, nothing of the first', async () => {
  await visit();
  await show();
  await shown();
  const { client: otherTab } = await createClient();
  await act(
    async () => void (await otherTab.login(OTHER_READER.email, OTHER_READER.password, { rememberMe: true })),
  );
  await showButton();
  expect(screen.queryByText(READER.email)).toBeNull();
  expect(files.size).toBe(0);
  await show();
  await shown();
  expect(screen.getAllByText(OTHER_READER.email).length).toBeGreaterThan(0);
});

test('sends visitors nowhere but within the site', async () => {
  const environment = createTestEnvironment();
  const { client } = await createClient();
  const fields = { redirectURL: 'https://evil.example/' };
  await renderBlock(block, { environment, fields, identity: async () => client });
  await waitFor(() => expect(environment.visited).toEqual(['/']));
});

testForReadersOnly(block, { platform: () => platform });

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'de' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Anzeigen: Bericht vom/ }));
  expect(await screen.findByRole('heading', { name: 'Geräte' })).toBeTruthy();
});
