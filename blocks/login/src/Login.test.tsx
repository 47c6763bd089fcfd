import { createEventBus, HostProvider } from '@broadsheet/block-kit';
import { usePageRedirect } from '@broadsheet/identity-ui';
import {
  createTestEnvironment,
  createTestHost,
  expectAccessible,
  renderBlock,
  renderOnServer,
} from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

/** Renders the login page for a reader who is not signed in. */
async function arrive(address = '/account/login/', options: Parameters<typeof renderBlock>[1] = {}) {
  const environment = options.environment ?? createTestEnvironment();
  environment.place.address = address;
  const client = await createTestIdentity(platform);
  const view = await renderBlock(block, { ...options, environment, identity: async () => client });
  await act(async () => void (await client.getConfig()));
  return { ...view, environment, client };
}

function type(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

test('renders the form on the server, for password managers and readers in a hurry', async () => {
  const html = await renderOnServer(block);
  expect(html).toContain('autoComplete="current-password"');
  expect(html).toContain('autoComplete="email"');
  expect(html).not.toContain('action=');
});

test('says that it waits for script', async () => {
  const html = await renderOnServer(block, { formAction: (form) => `/_forms/${form}` });
  expect(html).toMatch(/<noscript><p[^>]*>This form needs JavaScript\. Turn it on and load the page again\./);
});

test('names the form by its heading and leads to the terms', async () => {
  const { container } = await arrive();
  expect(screen.getByRole('form', { name: 'Log in to continue' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Log in to continue');
  const terms = screen.getByRole('link', { name: 'terms and privacy policy' });
  expect(terms.getAttribute('href')).toBe('/privacy-policy/');
  await expectAccessible(container);
});

test('leaves the sentence about the terms out where there is no address', async () => {
  await arrive(undefined, { fields: { termsAndPrivacyURL: '' } });
  expect(screen.queryByRole('link')).toBeNull();
});

test('signs in, remembers the reader and goes to the account page', async () => {
  const { client, environment } = await arrive();
  type(READER.email, READER.password);
  send();
  await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  expect(client.getSession().status).toBe('signed-in');
  expect(window.localStorage.getItem('ArcId.USER_INFO')).toContain('accessToken');
});

test('remembers nobody who has unticked the choice, where its field shows one', async () => {
  const { environment } = await arrive(undefined, { fields: { showRememberMe: true } });
  const choice = screen.getByRole('checkbox', { name: 'Keep me logged in on this device' });
  expect(choice).toHaveProperty('checked', true);
  fireEvent.click(choice);
  type(READER.email, READER.password);
  send();
  await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  expect(window.localStorage.getItem('ArcId.USER_INFO')).toBeNull();
  expect(window.sessionStorage.getItem('ArcId.USER_INFO')).toContain('accessToken');
});

test('claims the redirect before it signs in, and gives it back when nobody was signed in', async () => {
  const events = createEventBus();
  const environment = createTestEnvironment();
  const { host } = createTestHost({ environment, events, instanceId: 'other' });
  const other = renderHook(() => usePageRedirect(), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  }).result.current;
  const { client } = await arrive(undefined, { environment, events });
  const claimed: boolean[] = [];
  client.onSessionChange(() => claimed.push(other.isClaimed()));
  type(READER.email, 'wrong');
  send();
  expect(other.isClaimed()).toBe(true);
  await screen.findByText('Invalid email or password.');
  await waitFor(() => expect(other.isClaimed()).toBe(false));
  type(READER.email, READER.password);
  send();
  await waitFor(() => expect(claimed[0]).toBe(true));
  expect(other.claim()).toBe(false);
});

test('signs in a reader who was faster than the client', async () => {
  const client = await createTestIdentity(platform);
  const connected = Promise.withResolvers<typeof client>();
  const { environment } = await renderBlock(block, { identity: () => connected.promise });
  type(READER.email, READER.password);
  send();
  await act(async () => connected.resolve(client));
  await waitFor(() => expect(environment.visited).toEqual(['/account/']));
});

test('goes back to the page of this site that the reader came from', async () => {
  const environment = createTestEnvironment();
  environment.place.referrer = 'https://www.courier.test/coast/ferry/?page=2#comments';
  await arrive(undefined, { environment });
  type(READER.email, READER.password);
  send();
  await waitFor(() => expect(environment.visited).toEqual(['/coast/ferry/?page=2']));
});

test('sends a reader who is signed in already on at once', async () => {
  const first = await arrive();
  type(READER.email, READER.password);
  send();
  await waitFor(() => expect(first.environment.visited).toHaveLength(1));
  first.unmount();
  const { environment } = await arrive('/account/login/?redirect=/offer/&paymentMethodID=7');
  await waitFor(() => expect(environment.visited).toEqual(['/offer/?paymentMethodID=7']));
});

test('goes on when the reader signs in in another tab', async () => {
  const { environment } = await arrive();
  const other = await createTestIdentity(platform);
  await act(async () => void (await other.login(READER.email, READER.password, { rememberMe: true })));
  await waitFor(() => expect(environment.visited).toEqual(['/account/']));
});

test('says what is wrong and keeps what was typed', async () => {
  const { container, environment } = await arrive();
  type(READER.email, 'wrong');
  send();
  expect((await screen.findByText('Invalid email or password.')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', READER.email);
  expect(environment.visited).toEqual([]);
  await expectAccessible(container);
});

test('asks for what is missing before anything is sent', async () => {
  const { environment } = await arrive();
  const before = platform.requests.length;
  type('no address', '');
  send();
  await screen.findByText('2 fields need your attention');
  expect(platform.requests).toHaveLength(before);
  expect(environment.visited).toEqual([]);
});

test('tells a lost connection from a wrong password', async () => {
  const client = await createTestIdentity(platform, {
    fetch: (address, init) =>
      init?.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : platform.fetch(address, init),
  });
  await renderBlock(block, { identity: async () => client });
  type(READER.email, READER.password);
  send();
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', READER.password);
});

test('speaks the language of the site', async () => {
  await arrive(undefined, { site: { locale: 'de' } });
  expect(screen.getByRole('form', { name: 'Melden Sie sich an, um fortzufahren' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: READER.email } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeTruthy();
});

describe('in the page builder', () => {
  test('shows the form and calls nobody', async () => {
    const before = platform.requests.length;
    const environment = createTestEnvironment();
    const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
    await renderBlock(block, { environment, identity, isAdmin: true });
    type(READER.email, READER.password);
    send();
    await act(async () => undefined);
    expect(platform.requests).toHaveLength(before);
    expect(environment.visited).toEqual([]);
  });
});

describe('where the platform refuses', () => {
  let strict: TestPlatform;
  beforeAll(async () => {
    strict = await startPlatform({ identity: { requireVerifiedEmail: true } });
    await signUpReader(strict);
  }, 30_000);
  afterAll(() => strict.close());

  test('says that the address is not verified, and sends the link again', async () => {
    const client = await createTestIdentity(strict);
    await renderBlock(block, { identity: async () => client });
    type(READER.email, READER.password);
    send();
    expect(await screen.findByText('This email address has not been verified yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(`A new link is on its way to ${READER.email}.`)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', READER.password);
  });
});

test('names the ways by mail when the attempts of an hour are used up', async () => {
  const fetch: TestPlatform['fetch'] = async (url, init) =>
    url.includes('/auth/login')
      ? Response.json(
          { code: '429', message: 'Too many.' },
          { status: 429, headers: { 'Retry-After': '3000' } },
        )
      : platform.fetch(url, init);
  const client = await createTestIdentity({ ...platform, fetch });
  await renderBlock(block, { environment: createTestEnvironment(), identity: async () => client });
  await act(async () => void (await client.getConfig()));
  type(READER.email, READER.password);
  send();
  expect((await screen.findByText(/^Too many attempts/)).textContent).toContain('a login link');
});
