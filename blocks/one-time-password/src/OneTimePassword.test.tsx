import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  mailedValue,
  READER,
  readMails,
  signUpReader,
  startPlatform,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const PAGE = '/account/request-one-time/';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];
type Client = Awaited<ReturnType<typeof createTestIdentity>>;

/** Renders the block for a reader at a URL of the page; the server has seen its query. */
async function arrive(address = PAGE, client?: Client, options: Options = {}) {
  const environment = createTestEnvironment();
  environment.place.address = address;
  const reader = client ?? (await createTestIdentity(platform));
  const query = Object.fromEntries(new URL(address, environment.siteUrl()).searchParams);
  const view = await renderBlock(block, {
    page: { query },
    ...options,
    environment,
    identity: async () => reader,
  });
  return { ...view, client: reader };
}

async function requestedNonce() {
  const mail = { method: 'POST', body: JSON.stringify({ email: READER.email }) };
  await platform.fetch('/identity/public/v1/auth/magiclink', mail);
  await platform.platform.identity.settle();
  return mailedValue(platform, READER.email, 'ota_nonce');
}

function ask(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  const send = screen.getByRole('button', { name: 'Send the link' });
  send.focus();
  fireEvent.click(send);
}

const isRedemption = (request: string) => request.includes('/auth/magiclink/');

describe('asking for a link', () => {
  test('begins with a form of the server, sent without script where somebody takes it', async () => {
    const html = await renderOnServer(block, { formAction: (form) => `/forms/${form}` });
    expect(html).toContain('autoComplete="email"');
    expect(html).toContain('placeholder="Your email address"');
    expect(html).toContain('action="/forms/one-time-password"');
  });

  test('is named by its heading and says what will come', async () => {
    const { container } = await arrive();
    expect(screen.getByRole('form', { name: 'Get a one-time login link' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.getByText(/logs you in without a password/)).toBeTruthy();
    await expectAccessible(container);
  });

  test('sends the mail, and says where, with the focus on the heading', async () => {
    const { container } = await arrive();
    const before = (await readMails(platform)).length;
    ask(READER.email);
    const heading = await screen.findByRole('heading', { level: 2, name: 'The link is on its way' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(`If an account exists for ${READER.email}`, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    await platform.platform.identity.settle();
    expect(await readMails(platform)).toHaveLength(before + 1);
    await expectAccessible(container);
  });

  test('names an address with the signs of HTML as text', async () => {
    const { container } = await arrive();
    ask("o'&amp{email}@example.com");
    await screen.findByRole('heading', { name: 'The link is on its way' });
    expect(container.textContent).toContain("o'&amp{email}@example.com");
  });

  test('asks for a complete address before anything is sent', async () => {
    await arrive();
    const before = platform.requests.length;
    ask('ada');
    expect(await screen.findByText('1 field needs your attention')).toBeTruthy();
    expect(platform.requests).toHaveLength(before);
  });

  test('keeps what was typed when the network is away', async () => {
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        init?.method === 'POST'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : platform.fetch(address, init),
    });
    await arrive(PAGE, client);
    ask(READER.email);
    expect((await screen.findByText(/No connection/)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', READER.email);
  });

  test.each([
    ['999', 'Something went wrong. Please try again.'],
    ['130001', 'Captcha token invalid'],
  ])('says what the refusal %s means', async (code, words) => {
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        init?.method === 'POST'
          ? Promise.resolve(Response.json({ code, message: 'No.' }, { status: 400 }))
          : platform.fetch(address, init),
    });
    const { container } = await arrive(PAGE, client);
    ask(READER.email);
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
    await expectAccessible(container);
  });
});

describe('a form that was sent without script', () => {
  test('comes back with the word that a link is on its way, which names no address', async () => {
    const html = await renderOnServer(block, { page: { query: { form: 'one-time-password' } } });
    expect(html).toContain('The link is on its way');
    expect(html).toContain('the address that you typed');
    expect(html).not.toContain('<form');
  });

  test.each([
    ['130001', 'This check needs JavaScript'],
    ['429', 'Too many attempts'],
    ['network', 'Something went wrong'],
  ])('comes back with the refusal %s', async (refused, words) => {
    const html = await renderOnServer(block, { page: { query: { form: 'one-time-password', refused } } });
    expect(html).toContain(words);
    expect(html).toContain('<form');
  });

  test('of another block changes nothing', async () => {
    const html = await renderOnServer(block, { page: { query: { form: 'forgot-password' } } });
    expect(html).toContain('Get a one-time login link');
  });
});

describe('a link', () => {
  test('is redeemed once, leaves the address first, and leads to the page of readers', async () => {
    const nonce = await requestedNonce();
    const before = platform.requests.filter(isRedemption).length;
    const seen: string[] = [];
    const environment = createTestEnvironment();
    environment.place.address = `${PAGE}?utm=mail&ota_nonce=${nonce}`;
    const client = await createTestIdentity(platform, {
      fetch: (address, init) => {
        if (address.includes('/magiclink/')) seen.push(environment.place.address);
        return platform.fetch(address, init);
      },
    });
    await renderBlock(block, { environment, identity: async () => client });
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(seen).toEqual([`${PAGE}?utm=mail`]);
    expect(client.getSession().status).toBe('signed-in');
    expect(platform.requests.filter(isRedemption)).toHaveLength(before + 1);
  });

  test('has the server say that the reader is being logged in', async () => {
    const html = await renderOnServer(block, { page: { query: { ota_nonce: 'secret' } } });
    expect(html).toContain('Logging you in');
    expect(html).toContain('<noscript>');
    expect(html).not.toContain('secret');
    expect(html).not.toContain('<form');
  });

  test('shows a neutral state while it is redeemed', async () => {
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        address.includes('/magiclink/') ? new Promise(() => undefined) : platform.fetch(address, init),
    });
    const { container } = await arrive(`${PAGE}?ota_nonce=slow`, client);
    expect(screen.getByRole('status').textContent).toBe('Logging you in …');
    expect(screen.queryByRole('form')).toBeNull();
    await expectAccessible(container);
  });

  test('goes to no other site', async () => {
    const nonce = await requestedNonce();
    const fields = { loggedInPageLocation: 'https://evil.example/' };
    const { environment } = await arrive(`${PAGE}?ota_nonce=${nonce}`, undefined, { fields });
    await waitFor(() => expect(environment.visited).toEqual(['/']));
  });

  test('that is no good is told, with a way to a new one', async () => {
    const { container, environment } = await arrive(`${PAGE}?a=1&ota_nonce=old`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'This link does not work' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('The link is wrong or too old. Ask for a new one.')).toBeTruthy();
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(environment.place.address).toBe(`${PAGE}?a=1`);
    expect(environment.visited).toEqual(['reload']);
  });

  test.each([
    ['100013', 'This account is already in use on the maximum number of devices.'],
    ['100015', 'This account is disabled.'],
  ])('is not blamed for the account: %s', async (code, words) => {
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        address.includes('/magiclink/')
          ? Promise.resolve(Response.json({ code, message: 'No.' }, { status: 403 }))
          : platform.fetch(address, init),
    });
    await arrive(`${PAGE}?ota_nonce=good`, client);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('is tried again, the same one, when the network was away', async () => {
    const nonce = await requestedNonce();
    let isOnline = false;
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        isOnline || !address.includes('/magiclink/')
          ? platform.fetch(address, init)
          : Promise.reject(new TypeError('Failed to fetch')),
    });
    const { container, environment } = await arrive(`${PAGE}?ota_nonce=${nonce}`, client);
    expect(await screen.findByText(/There is no connection/)).toBeTruthy();
    expect(screen.queryByText('This link does not work')).toBeNull();
    expect(environment.place.address).toBe(PAGE);
    await expectAccessible(container);
    isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  });
});

describe('a reader who is signed in', () => {
  // The first link that verifies an address invalidates the account's earlier password, so this reader has followed none.
  const BO = { email: 'bo@example.com', password: READER.password };
  beforeAll(() => signUpReader(platform, BO));

  test('is sent on', async () => {
    const client = await createTestIdentity(platform);
    await client.login(BO.email, BO.password);
    const { environment } = await arrive(PAGE, client, { fields: { loggedInPageLocation: '/my/' } });
    await waitFor(() => expect(environment.visited).toEqual(['/my/']));
  });

  test('by a link leads its second opening to the same page', async () => {
    const nonce = await requestedNonce();
    const address = `${PAGE}?ota_nonce=${nonce}`;
    const first = await arrive(address);
    await waitFor(() => expect(first.environment.visited).toEqual(['/account/']));
    const second = await arrive(address);
    await waitFor(() => expect(second.environment.visited).toEqual(['/account/']));
    expect(screen.queryByText('This link does not work')).toBeNull();
  });

  test('reads what is wrong with a link of a disabled account', async () => {
    const client = await createTestIdentity(platform, {
      fetch: (url, init) =>
        url.includes('/magiclink/')
          ? Promise.resolve(Response.json({ code: '100015', message: 'No.' }, { status: 403 }))
          : platform.fetch(url, init),
    });
    await client.login(BO.email, BO.password);
    const { environment } = await arrive(`${PAGE}?ota_nonce=disabled`, client);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(environment.visited).toEqual([]);
  });

  test('in another tab by now is sent on from the word that a link is on its way', async () => {
    const { environment } = await arrive();
    ask('zoe@example.com');
    await screen.findByRole('heading', { name: 'The link is on its way' });
    const other = await createTestIdentity(platform);
    await act(async () => void (await other.login(BO.email, BO.password, { rememberMe: true })));
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  });
});

test('speaks the language of the site', async () => {
  await arrive(PAGE, undefined, { site: { locale: 'fr' } });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'zoe@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  expect(await screen.findByText('Si un compte existe pour zoe@example.com', { exact: false })).toBeTruthy();
});

test('shows the form and calls nobody in the page builder, whatever the address says', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  environment.place.address = `${PAGE}?ota_nonce=any`;
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  await renderBlock(block, { environment, identity, isAdmin: true, page: { query: { ota_nonce: 'any' } } });
  ask(READER.email);
  await act(async () => undefined);
  expect(platform.requests).toHaveLength(before);
  expect(environment.place.address).toBe(`${PAGE}?ota_nonce=any`);
  expect(environment.visited).toEqual([]);
});
