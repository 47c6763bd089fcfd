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
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];
type IdentityFetch = NonNullable<Parameters<typeof createTestIdentity>[1]>['fetch'];

async function arrive(options: Options = {}, at = platform, fetch?: IdentityFetch) {
  const client = await createTestIdentity(at, fetch && { fetch });
  const view = await renderBlock(block, { ...options, identity: async () => client });
  await act(async () => void (await client.getConfig()));
  return view;
}

const type = (email: string) =>
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
const resets = (at = platform) => at.requests.filter((request) => request.includes('/reset')).length;

test('renders the form on the server, named by its heading, with an instruction', async () => {
  const { container, serverHtml } = await arrive();
  expect(serverHtml).toContain('autoComplete="email"');
  expect(screen.getByRole('form', { name: 'Reset your password' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Reset your password');
  expect(screen.getByText('Type the email address of your account.')).toBeTruthy();
  await expectAccessible(container);
});

test('is no place that a login leads back to', async () => {
  const environment = createTestEnvironment();
  environment.place.address = '/forgotten/?a=1';
  await arrive({ environment });
  expect(environment.sessionItems.get('broadsheet.accountPages')).toBe('/forgotten/');
});

test('has a link mailed and says so under a heading of the same level, which takes the focus', async () => {
  const { container } = await arrive();
  type(READER.email);
  send();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Look in your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/a reset link is on its way/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(await mailedValue(platform, READER.email, 'nonce')).not.toBe('');
  await expectAccessible(container);
});

test('says the same to an address without an account', async () => {
  const before = (await readMails(platform)).length;
  await arrive();
  type('nobody@example.com');
  send();
  expect(await screen.findByText(/a reset link is on its way/)).toBeTruthy();
  expect(await readMails(platform)).toHaveLength(before);
});

test('sends one request however often the button is pressed', async () => {
  await arrive();
  const before = resets();
  type('twice@example.com');
  send();
  send();
  await screen.findByText(/a reset link is on its way/);
  expect(resets()).toBe(before + 1);
});

test('asks for a complete address before anything is sent', async () => {
  const { container } = await arrive();
  const before = resets();
  type('no address');
  send();
  await screen.findByText('1 field needs your attention');
  expect(resets()).toBe(before);
  await expectAccessible(container);
});

describe('a refusal', () => {
  const refusing =
    (answer: () => Promise<Response>): IdentityFetch =>
    (address, init) =>
      init?.method === 'POST' ? answer() : platform.fetch(address, init);

  test.each([
    ['of the service', 400, 'The reset link could not be requested.'],
    ['after too many attempts', 429, 'Too many attempts. Wait a few minutes and try again.'],
  ])('%s stands under the button', async (_, status, text) => {
    const answer = async () => Response.json({ code: String(status), message: 'No' }, { status });
    const { container } = await arrive({}, platform, refusing(answer));
    type(READER.email);
    send();
    const message = await screen.findByText(text);
    expect(message.closest('[role=alert]')).toBeTruthy();
    const order = message.compareDocumentPosition(screen.getByRole('button', { name: 'Send reset link' }));
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await expectAccessible(container);
  });

  test('is told from a lost connection, and what was typed stays', async () => {
    await arrive(
      {},
      platform,
      refusing(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    type(READER.email);
    send();
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', READER.email);
  });

  test('speaks the language of the site', async () => {
    const answer = async () => Response.json({ code: '1', message: 'No' }, { status: 400 });
    await arrive({ site: { locale: 'sv' } }, platform, refusing(answer));
    fireEvent.change(screen.getByLabelText('E-post'), { target: { value: READER.email } });
    fireEvent.click(screen.getByRole('button', { name: 'Skicka återställningslänk' }));
    expect(await screen.findByText('Återställningslänken kunde inte begäras.')).toBeTruthy();
  });
});

describe('where a challenge is asked for', () => {
  let guarded: TestPlatform;
  let executed: unknown[] = [];
  beforeAll(async () => {
    guarded = await startPlatform({
      identity: {
        configuration: { resetPasswordRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore: 0.5 },
        captcha: { verify: async (token) => token !== 'token-1' },
      },
    });
  }, 30_000);
  afterAll(() => guarded.close());
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    executed = [];
  });

  test('says under the challenge that it was not met, and tries with another token', async () => {
    Reflect.set(globalThis, 'grecaptcha', {
      ready: (run: () => void) => run(),
      execute: async (_: string, options: unknown) => `token-${executed.push(options)}`,
    });
    const { container } = await arrive({}, guarded);
    type(READER.email);
    send();
    expect(await screen.findByText('Captcha token invalid')).toBeTruthy();
    expect(executed[0]).toEqual({ action: 'resetPassword' });
    await expectAccessible(container);
    await waitFor(() => expect(executed.length).toBeGreaterThan(1));
    send();
    expect(await screen.findByText(/a reset link is on its way/)).toBeTruthy();
  });
});

describe('without script', () => {
  const formAction = (form: string) => `/_forms/${form}`;
  const returned = (query: Readonly<Record<string, string>>) =>
    renderOnServer(block, { formAction, page: { path: '/account/forgot-password/', query } });

  test('is posted under its name, with the page to come back to', async () => {
    const html = await returned({});
    expect(html).toContain('action="/_forms/forgot-password" method="post"');
    expect(html).toContain('name="page" value="/account/forgot-password/"');
  });

  test.each([
    ['130001', 'This check needs JavaScript.'],
    ['429', 'Too many attempts.'],
    ['network', 'Something went wrong.'],
    ['incomplete', 'The reset link could not be requested.'],
  ])('comes back with the reason for %s', async (refused, message) => {
    expect(await returned({ form: 'forgot-password', refused })).toContain(message);
  });

  test('comes back with the confirmation, and takes no focus', async () => {
    const html = await returned({ form: 'forgot-password' });
    expect(html).toContain('Look in your inbox');
    expect(html).not.toContain('<form');
    await arrive({ page: { query: { form: 'forgot-password' } } });
    expect(document.activeElement).toBe(document.body);
  });

  test('ends its reason with the next attempt', async () => {
    await arrive({ page: { query: { form: 'forgot-password', refused: '429' } } });
    expect(screen.getByText(/Too many attempts/)).toBeTruthy();
    type('again@example.com');
    send();
    await waitFor(() => expect(screen.queryByText(/Too many attempts/)).toBeNull());
    expect(await screen.findByText('Look in your inbox')).toBeTruthy();
  });
});

test('shows the form in the page builder and calls nobody', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  await renderBlock(block, { environment, identity, isAdmin: true });
  type(READER.email);
  send();
  await act(async () => undefined);
  expect(platform.requests).toHaveLength(before);
  expect(screen.getByRole('form', { name: 'Reset your password' })).toBeTruthy();
});
