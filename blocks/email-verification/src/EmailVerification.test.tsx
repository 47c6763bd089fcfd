import { confirmEmail } from '@broadsheet/sdk-identity/operations';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  mailedValue,
  readMails,
  signUpReader,
  startPlatform,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const PAGE = '/account/verify-email/';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];
type Client = Awaited<ReturnType<typeof createTestIdentity>>;

/** Renders the block for a visitor of a URL of the page; the server has seen its query. */
async function arrive(address = PAGE, client?: Client, options: Options = {}) {
  const environment = createTestEnvironment();
  environment.place.address = address;
  const visitor = client ?? (await createTestIdentity(platform));
  const query = Object.fromEntries(new URL(address, environment.siteUrl()).searchParams);
  const identity = async () => visitor;
  return {
    ...(await renderBlock(block, { page: { query }, ...options, environment, identity })),
    environment,
  };
}

const PASSWORD = 'correct horse battery';

/** Signs up an account elsewhere, and returns the nonce of its mail. */
async function signedUp(email: string) {
  await signUpReader(platform, { email, password: PASSWORD });
  return mailedValue(platform, email, 'nonce');
}

/** Returns the identity client of a signed-in reader. */
async function signedIn(email: string, options?: Parameters<typeof createTestIdentity>[1]) {
  const client = await createTestIdentity(platform, options);
  await client.login(email, PASSWORD, { rememberMe: true });
  return client;
}

function ask(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  const send = screen.getByRole('button', { name: 'Send the link' });
  send.focus();
  fireEvent.click(send);
}

const verifications = () =>
  platform.requests.filter((request) => /^(?:GET|PUT) \/identity\/public\/v1\/email\//.test(request));

/** Returns a `fetch` that fails for the requests that the condition selects. */
const losing =
  (isLost: (address: string, method: string) => boolean) => (address: string, init?: RequestInit) =>
    isLost(address, init?.method ?? 'GET')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : platform.fetch(address, init);

test('is no place that a login leads back to', async () => {
  const { environment } = await arrive();
  expect(environment.sessionItems.get('broadsheet.accountPages')).toBe('/account/verify-email/');
});

describe('a link', () => {
  test('verifies the address once, leaves the address bar, and leads on', async () => {
    const nonce = await signedUp('ada@example.com');
    const before = verifications().length;
    const client = await signedIn('ada@example.com');
    const { container, environment } = await arrive(`${PAGE}?utm=mail&nonce=${nonce}`, client);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Email address confirmed' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(verifications()).toHaveLength(before + 1);
    expect(environment.place.address).toBe(`${PAGE}?utm=mail`);
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(environment.visited).toEqual(['/account/']);
  });

  test('uses nothing up on the server, which only says that it is being checked', async () => {
    const before = verifications().length;
    const html = await renderOnServer(block, { page: { query: { nonce: 'secret' } } });
    expect(html).toContain('Checking the link');
    expect(html).not.toContain('secret');
    expect(html).not.toContain('<form');
    expect(verifications()).toHaveLength(before);
  });

  test('is checked behind a neutral state', async () => {
    const client = await createTestIdentity(platform, { fetch: () => new Promise(() => undefined) });
    const { container } = await arrive(`${PAGE}?nonce=slow`, client);
    expect(screen.getByRole('status').textContent).toBe('Checking the link …');
    await expectAccessible(container);
  });

  test('leads to no other site', async () => {
    const nonce = await signedUp('bea@example.com');
    const fields = { successActionURL: '//evil.example/' };
    const { environment } = await arrive(`${PAGE}?nonce=${nonce}`, await signedIn('bea@example.com'), {
      fields,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(environment.visited).toEqual(['/']);
  });

  test('that is no good is explained, with a form for another mail', async () => {
    const { container, environment } = await arrive(`${PAGE}?nonce=old`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'This link does not work' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(environment.place.address).toBe(PAGE);
    expect(screen.getByRole('form', { name: 'Confirm your email address' })).toBeTruthy();
    await expectAccessible(container);
    ask('nobody@example.com');
    expect(await screen.findByText(/If nobody@example.com still has to be confirmed/)).toBeTruthy();
    const sent = screen.getByRole('heading', { name: 'Look in your inbox' });
    await waitFor(() => expect(document.activeElement).toBe(sent));
    expect(screen.queryByText('This link does not work')).toBeNull();
  });

  test('is tried again, the same one, when the network was away; a reload could as well', async () => {
    const nonce = await signedUp('cy@example.com');
    let isOnline = false;
    const fetch = losing((address) => !isOnline && address.includes('/email/verify/'));
    const client = await signedIn('cy@example.com', { fetch });
    const { container, environment } = await arrive(`${PAGE}?nonce=${nonce}`, client);
    expect(await screen.findByText(/There is no connection/)).toBeTruthy();
    expect(environment.place.address).toContain(nonce);
    await expectAccessible(container);
    isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Email address confirmed')).toBeTruthy();
    expect(environment.place.address).toBe(PAGE);
  });
});

describe('on a device that the account does not know', () => {
  const fill = (value: string) => fireEvent.change(screen.getByLabelText('Password'), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('the page asks for the password, and ends nothing before', async () => {
    const nonce = await signedUp('eve@example.com');
    const { container } = await arrive(`${PAGE}?nonce=${nonce}`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Is this your account?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await expectAccessible(container);
    fill('a guess');
    press('Confirm the address');
    expect(await screen.findByText('The password is wrong.')).toBeTruthy();
    fill(PASSWORD);
    press('Confirm the address');
    expect(await screen.findByText('Email address confirmed')).toBeTruthy();
    await expect(signedIn('eve@example.com')).resolves.toBeTruthy();
  });

  test('who chose no password gets the account without that of a stranger', async () => {
    const nonce = await signedUp('fay@example.com');
    await arrive(`${PAGE}?nonce=${nonce}`);
    await screen.findByText('Is this your account?');
    press('I chose no password');
    expect(await screen.findByText('Email address confirmed')).toBeTruthy();
    await expect(signedIn('fay@example.com')).rejects.toMatchObject({ code: '100010' });
  });
});

describe('a link that takes a change of address back', () => {
  async function threatened(email: string) {
    const nonce = await signedUp(email);
    const client = await signedIn(email);
    await confirmEmail(client.context, nonce);
    await client.updateUserProfile({ email: `thief.${email}` }, { password: PASSWORD });
    return mailedValue(platform, email, 'restore_nonce');
  }

  test('does so when the reader says so, and not before', async () => {
    const nonce = await threatened('gil@example.com');
    const { container } = await arrive(`${PAGE}?restore_nonce=${nonce}`);
    await expectAccessible(container);
    expect(platform.requests.some((request) => request.includes('/email/restore/'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Keep my address' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your address stays' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await expect(signedIn('gil@example.com')).rejects.toMatchObject({ code: '100010' });
    expect(await mailedValue(platform, 'gil@example.com', 'nonce')).toBeTruthy();
  });

  test('says when it is no good', async () => {
    await arrive(`${PAGE}?restore_nonce=old`);
    fireEvent.click(screen.getByRole('button', { name: 'Keep my address' }));
    expect(await screen.findByText('This link is wrong, too old, or was used already.')).toBeTruthy();
  });
});

describe('without a link', () => {
  test('the form comes from the server, and is sent without script where somebody takes it', async () => {
    const html = await renderOnServer(block, { formAction: (form) => `/forms/${form}` });
    expect(html).toContain('action="/forms/email-verification"');
    expect(html).toContain('autoComplete="email"');
  });

  test('another mail is asked for, and no word says whether the account exists', async () => {
    await signedUp('dora@example.com');
    const before = (await readMails(platform)).length;
    const { container } = await arrive();
    await expectAccessible(container);
    ask('dora@example.com');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Look in your inbox' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText('If dora@example.com still has to be confirmed, a link is on its way there.'),
    ).toBeTruthy();
    await waitFor(async () => expect(await readMails(platform)).toHaveLength(before + 1));
    await expectAccessible(container);
  });

  test('what was typed stays when the network is away', async () => {
    const client = await createTestIdentity(platform, { fetch: losing((_, method) => method === 'POST') });
    await arrive(PAGE, client);
    ask('dora@example.com');
    expect((await screen.findByText(/No connection/)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dora@example.com');
  });

  test.each([
    ['429', 429, 'Too many attempts. Wait a few minutes and try again.'],
    ['999', 400, 'Something went wrong. Please try again.'],
  ])('says what the refusal %s means', async (code, status, words) => {
    const client = await createTestIdentity(platform, {
      fetch: () => Promise.resolve(Response.json({ code, message: 'No.' }, { status })),
    });
    await arrive(PAGE, client);
    ask('dora@example.com');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('an address has to be complete before anything is sent', async () => {
    await arrive();
    const before = platform.requests.length;
    ask('dora');
    expect(await screen.findByText('1 field needs your attention')).toBeTruthy();
    expect(platform.requests).toHaveLength(before);
  });
});

test('answers a form that was sent without script, without naming the address', async () => {
  const html = await renderOnServer(block, { page: { query: { form: 'email-verification' } } });
  expect(html).toContain('Look in your inbox');
  expect(html).toContain('the address that you typed');
  const query = { form: 'email-verification', refused: '429' };
  expect(await renderOnServer(block, { page: { query } })).toContain('Too many attempts');
});

test('speaks the language of the site', async () => {
  await arrive(`${PAGE}?nonce=old`, undefined, { site: { locale: 'ja' } });
  expect(await screen.findByRole('heading', { name: 'このリンクは使えません' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'リンクを送信' })).toBeTruthy();
});

test('shows the form and calls nobody in the page builder, whatever the address says', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  environment.place.address = `${PAGE}?nonce=any`;
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  await renderBlock(block, { environment, identity, isAdmin: true, page: { query: { nonce: 'any' } } });
  ask('ada@example.com');
  await act(async () => undefined);
  expect(platform.requests).toHaveLength(before);
  expect(environment.place.address).toBe(`${PAGE}?nonce=any`);
});
