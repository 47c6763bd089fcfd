import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  mailedValue,
  READER,
  signUpReader,
  startPlatform,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const NEW = 'Quiet Estuary 9';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ identity: { configuration: { pwMinLength: 12, pwPwNumbers: 1 } } });
  await signUpReader(platform, { ...READER, password: 'correct horse battery 1' });
}, 30_000);
afterAll(() => platform.close());

async function mailedNonce(email: string = READER.email): Promise<string> {
  const body = JSON.stringify({ userName: email });
  await platform.fetch('/identity/public/v1/password/reset', { method: 'POST', body });
  await platform.platform.identity.settle();
  return mailedValue(platform, email, 'nonce');
}

type Options = Parameters<typeof renderBlock>[1];
type IdentityFetch = NonNullable<Parameters<typeof createTestIdentity>[1]>['fetch'];

const isCheck = (url: string, init: RequestInit | undefined): boolean =>
  url.includes('/password/reset/') && (init?.method ?? 'GET') === 'GET';

/** Renders the block for a reader who followed a mailed link that was valid on arrival. */
async function arrive(nonce: string, options: Options = {}, answer: IdentityFetch = platform.fetch) {
  const fetch: IdentityFetch = async (url, init) =>
    isCheck(url, init) ? Response.json({ success: true }) : answer(url, init);
  const environment = createTestEnvironment();
  environment.place.address = `/account/reset-password/?plan=a&nonce=${nonce}`;
  const client = await createTestIdentity(platform, { fetch });
  const page = { query: { plan: 'a', nonce } };
  const view = await renderBlock(block, { page, ...options, environment, identity: async () => client });
  await act(async () => void (await client.getConfig()));
  return { ...view, environment, client };
}

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}

function type(password: string, repeated = password) {
  fill('Password', password);
  fill('Repeat the password', repeated);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => press('Save password');
const resets = () => platform.requests.filter((request) => request.startsWith('PUT ')).length;

test('is no place that a login leads back to, least of all with its nonce', async () => {
  const { environment } = await arrive('n1');
  expect(environment.sessionItems.get('broadsheet.accountPages')).toBe('/account/reset-password/');
});

describe('offers a new link', () => {
  // The mails to one address are limited, so this reader is another one.
  const email = 'bo@example.com';
  beforeAll(() => signUpReader(platform, { ...READER, email, password: 'correct horse battery 2' }));

  const ask = async () => {
    fill('Email', email);
    press('Send reset link');
    expect(await screen.findByText(/a reset link is on its way/)).toBeTruthy();
    await platform.platform.identity.settle();
    expect(await mailedValue(platform, email, 'nonce')).toBeTruthy();
  };

  async function visit(query: Readonly<Record<string, string>>) {
    const client = await createTestIdentity(platform);
    return renderBlock(block, { page: { query }, identity: async () => client });
  }

  test.each([
    ['no nonce', {}],
    ['an empty one', { nonce: '' }],
  ])('with %s in the URL, from the server', async (_, query) => {
    const { container, serverHtml } = await visit(query);
    expect(serverHtml).toContain('Ask for a link to a new password');
    await expectAccessible(container);
    await ask();
  });

  test('on arrival with a link that was used, before anybody has typed a password', async () => {
    const nonce = await mailedNonce(email);
    await platform.fetch(`/identity/public/v1/password/reset/${nonce}`, {
      method: 'PUT',
      body: JSON.stringify({ newPassword: NEW }),
    });
    const { container } = await visit({ nonce });
    const heading = await screen.findByRole('heading', { name: 'This link does not work any more' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await expectAccessible(container);
    await ask();
  });

  test('when the link has gone bad until the password is sent', async () => {
    await arrive('0utworn');
    type(NEW);
    send();
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  });

  test('and keeps the form when the link could not be checked', async () => {
    const client = await createTestIdentity(platform, {
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const { logs } = await renderBlock(block, {
      page: { query: { nonce: 'n' } },
      identity: async () => client,
    });
    await waitFor(() => expect(logs.join()).toMatch(/could not be checked/));
    expect(screen.getByRole('form', { name: 'Choose a new password' })).toBeTruthy();
  });
});

test('renders the form on the server, and tells the rules once they are known', async () => {
  const { container, serverHtml } = await arrive('n0nce');
  expect(serverHtml).toContain('name="newPassword"');
  expect(serverHtml).toContain('name="newPassword-confirmation"');
  expect(serverHtml.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(screen.getByRole('form', { name: 'Choose a new password' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Choose a new password');
  expect(screen.getByText('Type the new password twice.')).toBeTruthy();
  expect(screen.getByText(/Use 12 characters or more. Use at least 1 digit./)).toBeTruthy();
  await expectAccessible(container);
});

test('changes the password, takes the nonce out of the address and leads on', async () => {
  const { container, environment, client } = await arrive(await mailedNonce());
  const before = resets();
  type(NEW);
  send();
  send();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Password changed' });
  expect(document.activeElement).toBe(heading);
  expect(environment.place.address).toBe('/account/reset-password/?plan=a');
  expect(resets()).toBe(before + 1);
  await expectAccessible(container);
  await act(async () => void (await client.login(READER.email, NEW)));
  expect(client.getSession().status).toBe('signed-in');
  press('Go to log in');
  expect(environment.visited).toEqual(['/account/login/?reset_password=true']);
});

test.each([
  ['/login/?plan=a#form', '/login/?plan=a&reset_password=true#form'],
  ['https://evil.example/', '/?reset_password=true'],
])('leads to the checked %s', async (successActionURL, target) => {
  const { environment } = await arrive(await mailedNonce(), { fields: { successActionURL } });
  type(NEW);
  send();
  await screen.findByText('Password changed');
  press('Go to log in');
  expect(environment.visited).toEqual([target]);
});

test.each([
  ['passwords that differ', NEW, `${NEW}!`],
  ['a password against the rules', 'short', 'short'],
])('sends nothing with %s', async (_, password, repeated) => {
  const { container } = await arrive('n0nce');
  const before = resets();
  type(password, repeated);
  send();
  await screen.findByText('1 field needs your attention');
  expect(resets()).toBe(before);
  await expectAccessible(container);
});

describe('a refusal', () => {
  const refusing: IdentityFetch = async (url, init) =>
    init?.method === 'PUT'
      ? Response.json({ code: '100100', message: 'No.' }, { status: 400 })
      : platform.fetch(url, init);

  test('stands under the button, and the nonce stays for another attempt', async () => {
    const { container, environment } = await arrive('n0nce', {}, refusing);
    type(NEW);
    send();
    const message = await screen.findByText('The password could not be changed.');
    expect(message.closest('[role=alert]')).toBeTruthy();
    const order = message.compareDocumentPosition(screen.getByRole('button', { name: 'Save password' }));
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(environment.place.address).toContain('nonce=n0nce');
    await expectAccessible(container);
  });

  test('is told from a lost connection, and what was typed stays', async () => {
    await arrive('n0nce', {}, (address, init) =>
      init?.method === 'PUT'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : platform.fetch(address, init),
    );
    type(NEW);
    send();
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', NEW);
  });

  test('speaks the language of the site', async () => {
    await arrive('n0nce', { site: { locale: 'ja' } }, refusing);
    fill('パスワード', NEW);
    fill('パスワード(確認)', NEW);
    press('パスワードを保存');
    expect(await screen.findByText('パスワードを変更できませんでした。')).toBeTruthy();
  });
});

describe('without script', () => {
  const formAction = (form: string) => `/_forms/${form}`;
  const path = '/account/reset-password/';
  const returned = (query: Readonly<Record<string, string>>, options: Options = {}) =>
    renderOnServer(block, { ...options, formAction, page: { path, query } });

  test('is posted under its name, with the nonce and the page to come back to', async () => {
    const html = await returned({ nonce: 'a"b' });
    expect(html).toContain('action="/_forms/reset-password" method="post"');
    expect(html).toContain('name="nonce" value="a&quot;b"');
    expect(html).toContain(`name="page" value="${path}"`);
  });

  test.each([
    ['100100', 'The password could not be changed.'],
    ['mismatch', 'The two passwords are not the same'],
    ['429', 'Too many attempts.'],
  ])('comes back with the reason for %s', async (refused, message) => {
    const html = await returned({ form: 'reset-password', refused, nonce: 'n0nce' });
    expect(html).toContain(message);
    expect(html).toContain('name="nonce" value="n0nce"');
  });

  test('comes back with the offer of a new link where the link is no good', async () => {
    const html = await returned({ form: 'reset-password', refused: '130010', nonce: 'n0nce' });
    expect(html).toContain('This link does not work any more');
    expect(html).toContain('action="/_forms/forgot-password" method="post"');
  });

  test('comes back with the confirmation, whose button leads on', async () => {
    const fields = { successActionURL: '/login/?plan=a' };
    const html = await returned({ form: 'reset-password' }, { fields });
    expect(html).toContain('Password changed');
    expect(html).toContain('action="/login/" method="get"');
    expect(html).toContain('name="plan" value="a"');
    expect(html).toContain('name="reset_password" value="true"');
  });

  test('ends its reason with the next attempt, and leaves nothing of it in the address', async () => {
    const nonce = await mailedNonce();
    const query = { form: 'reset-password', refused: '429', nonce };
    const { environment } = await arrive(nonce, { page: { query } });
    environment.place.address = `${path}?${new URLSearchParams(query)}`;
    expect(screen.getByText(/Too many attempts/)).toBeTruthy();
    type(NEW);
    send();
    await waitFor(() => expect(screen.queryByText(/Too many attempts/)).toBeNull());
    await screen.findByText('Password changed');
    expect(environment.place.address).toBe(path);
  });
});

test('shows the form in the page builder, without a nonce, and calls nobody', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { environment, identity, isAdmin: true });
  type(NEW);
  send();
  await act(async () => undefined);
  expect(platform.requests).toHaveLength(before);
  expect(screen.getByRole('form', { name: 'Choose a new password' })).toBeTruthy();
  await expectAccessible(container);
});
