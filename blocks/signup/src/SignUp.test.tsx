import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const PASSWORD = 'Wide Harbour 7';

let platform: TestPlatform;
beforeAll(async () => {
  const configuration = { pwMinLength: 10, pwUppercase: 1, pwNumbers: 1 };
  platform = await startPlatform({ identity: { configuration } });
  await signUpReader(platform, { email: READER.email, password: PASSWORD });
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];

/** Renders the sign-up page for a reader who is not signed in. */
async function arrive(options: Options = {}, at = platform) {
  const environment = options.environment ?? createTestEnvironment();
  if (environment.place.address === '/') environment.place.address = '/account/signup/';
  const client = await createTestIdentity(at);
  const view = await renderBlock(block, { ...options, environment, identity: async () => client });
  await act(async () => void (await client.getConfig()));
  return { ...view, environment, client };
}

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}

function type(email: string, password = PASSWORD, repeated = password) {
  fill('Email', email);
  fill('Password', password);
  fill('Repeat the password', repeated);
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const signUps = (at = platform) => at.requests.filter((request) => request.includes('/signup')).length;

const alertText = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('the form', () => {
  test('comes from the server, for password managers and readers in a hurry', async () => {
    const html = await renderOnServer(block);
    expect(html.match(/autoComplete="[^"]+"/g)).toEqual([
      'autoComplete="email"',
      'autoComplete="new-password"',
      'autoComplete="new-password"',
    ]);
    expect(html).toContain('Choose a password that meets the rules.');
    expect(html).not.toContain('action=');
  });

  test('is named by its heading, tells the rules and leads to the terms', async () => {
    const { container } = await arrive();
    expect(screen.getByRole('form', { name: 'Create your account' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Create your account');
    expect(screen.getByText(/Use 10 characters or more. Use at least 1 uppercase letter./)).toBeTruthy();
    const terms = screen.getByRole('link', { name: 'terms and privacy policy' });
    expect(terms.getAttribute('href')).toBe('/privacy-policy/');
    await expectAccessible(container);
  });

  test('leads to the privacy policy that an older page names', async () => {
    await arrive({ fields: { termsURL: '/terms/', privacyURL: '/privacy/' } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy/');
  });

  test.each([
    ['passwords that differ', 'The two passwords are not the same', [PASSWORD, `${PASSWORD}!`]],
    ['a password against the rules', 'Use .* characters or more.', ['short', 'short']],
  ] as const)('sends nothing with %s', async (_, message, [password, repeated]) => {
    const { container } = await arrive();
    const before = signUps();
    type('new@example.com', password, repeated);
    send();
    expect(await screen.findByText('1 field needs your attention')).toBeTruthy();
    expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
    expect(signUps()).toBe(before);
    await expectAccessible(container);
  });
});

describe('a new account', () => {
  test('is signed in, remembered and led to the account page', async () => {
    const { client, environment } = await arrive();
    type('first@example.com');
    send();
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(client.getSession().status).toBe('signed-in');
    expect(window.localStorage.getItem('ArcId.USER_INFO')).toContain('accessToken');
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
  });

  test('is made once, however often the button is pressed', async () => {
    const { environment } = await arrive();
    const before = signUps();
    type('second@example.com');
    send();
    send();
    await waitFor(() => expect(environment.visited).toHaveLength(1));
    send();
    expect(signUps()).toBe(before + 1);
  });

  test.each([
    ['back to the page of this site', {}, '/coast/ferry/?page=2'],
    ['to the set page where the way back is off', { redirectToPreviousPage: false }, '/welcome/'],
  ])('leads %s', async (_, fields, target) => {
    const environment = createTestEnvironment();
    environment.place.referrer = 'https://www.courier.test/coast/ferry/?page=2#comments';
    await arrive({ environment, fields: { redirectURL: '/welcome/', ...fields } });
    type(`reader${target.length}@example.com`);
    send();
    await waitFor(() => expect(environment.visited).toEqual([target]));
  });

  test('leads where the address says, and passes over what another page has stored', async () => {
    const environment = createTestEnvironment();
    environment.place.address = '/account/signup/?redirect=/offer/';
    environment.sessionItems.set('ArcXP_redirectUrl', '/coast/');
    await arrive({ environment, fields: { redirectToPreviousPage: false } });
    type('third@example.com');
    send();
    await waitFor(() => expect(environment.visited).toEqual(['/offer/']));
  });

  test('never leads off the site', async () => {
    const { environment } = await arrive({ fields: { redirectURL: 'https://evil.example/' } });
    type('fourth@example.com');
    send();
    await waitFor(() => expect(environment.visited).toEqual(['/']));
  });
});

describe('a refusal', () => {
  test('says that the account exists, above the fields, and keeps what was typed', async () => {
    const { container, environment } = await arrive();
    type(READER.email);
    send();
    const message = await screen.findByText('An account with this email already exists.');
    expect(message.closest('[role=alert]')).toBeTruthy();
    const order = message.compareDocumentPosition(screen.getByLabelText('Email'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', PASSWORD);
    expect(environment.visited).toEqual([]);
    await expectAccessible(container);
  });

  test('of any other kind speaks of email and password', async () => {
    const client = await createTestIdentity(platform, {
      fetch: async (address, init) =>
        init?.method === 'POST'
          ? Response.json({ code: '300012', message: 'Rules' }, { status: 400 })
          : platform.fetch(address, init),
    });
    await renderBlock(block, { identity: async () => client });
    type('other@example.com');
    send();
    expect(await screen.findByText('Invalid email or password.')).toBeTruthy();
  });

  test('is told from a lost connection', async () => {
    const client = await createTestIdentity(platform, {
      fetch: (address, init) =>
        init?.method === 'POST'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : platform.fetch(address, init),
    });
    await renderBlock(block, { identity: async () => client });
    type('lost@example.com');
    send();
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'lost@example.com');
  });

  test('speaks the language of the site', async () => {
    await arrive({ site: { locale: 'de' } });
    fill('E-Mail', READER.email);
    fill('Passwort', PASSWORD);
    fill('Passwort wiederholen', PASSWORD);
    fireEvent.click(screen.getByRole('button', { name: 'Registrieren' }));
    expect(await screen.findByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.')).toBeTruthy();
  });
});

describe('where addresses are verified first', () => {
  let strict: TestPlatform;
  beforeAll(async () => {
    strict = await startPlatform({ identity: { requireVerifiedEmail: true } });
  }, 30_000);
  afterAll(() => strict.close());

  test('stays and says what is next, with the focus on the heading', async () => {
    const { container, environment } = await arrive({}, strict);
    type('unverified@example.com');
    send();
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your account has been created' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/We sent a mail to unverified@example\.com\./)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(environment.visited).toEqual([]);
    await expectAccessible(container);
  });
});

describe('where a challenge is asked for', () => {
  let guarded: TestPlatform;
  let executed: unknown[] = [];
  beforeAll(async () => {
    guarded = await startPlatform({
      identity: {
        configuration: { signupRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore: 0.5 },
        captcha: { verify: async (token) => token !== 'token-1' },
      },
    });
  }, 30_000);
  afterAll(() => guarded.close());
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    executed = [];
  });

  test('is met by a reader who sends the form before it is known that there is one', async () => {
    Reflect.set(globalThis, 'grecaptcha', {
      ready: (run: () => void) => run(),
      execute: async () => 'token-2',
    });
    const environment = createTestEnvironment();
    environment.place.address = '/account/signup/';
    const known = Promise.withResolvers<void>();
    const client = await createTestIdentity(guarded, {
      async fetch(address, init) {
        if (address.endsWith('/config')) await known.promise;
        return guarded.fetch(address, init);
      },
    });
    await renderBlock(block, { environment, identity: async () => client });
    type('quick@example.com');
    send();
    await act(async () => known.resolve());
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(screen.queryByText('Captcha token invalid')).toBeNull();
  });

  test('says under the challenge that it was not met, and tries with another token', async () => {
    Reflect.set(globalThis, 'grecaptcha', {
      ready: (run: () => void) => run(),
      execute: async (_: string, options: unknown) => `token-${executed.push(options)}`,
    });
    const { container, environment } = await arrive({}, guarded);
    type('robot@example.com');
    send();
    const message = await screen.findByText('Captcha token invalid');
    const order = message.compareDocumentPosition(screen.getByLabelText('Repeat the password'));
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await expectAccessible(container);
    await waitFor(() => expect(executed.length).toBeGreaterThan(1));
    send();
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
    expect(executed[0]).toEqual({ action: 'signup' });
  });
});

describe('without script', () => {
  const formAction = (form: string) => `/_forms/${form}`;
  const returned = (query: Readonly<Record<string, string>>) =>
    renderOnServer(block, { formAction, page: { path: '/account/signup/', query } });

  test('is posted under its name, with the page to come back to', async () => {
    const html = await returned({});
    expect(html).toContain('action="/_forms/signup" method="post"');
    expect(html).toContain('name="page" value="/account/signup/"');
    expect(html).not.toContain('<noscript');
  });

  test.each([
    ['300039', 'An account with this email already exists.'],
    ['100010', 'Invalid email or password.'],
    ['mismatch', 'The two passwords are not the same'],
    ['010122', 'This check needs JavaScript.'],
  ])('comes back with the reason for %s', async (refused, message) => {
    expect(await returned({ form: 'signup', refused })).toContain(message);
  });

  test('comes back with a notice of the account', async () => {
    const html = await returned({ form: 'signup' });
    expect(html).toContain('Your account has been created');
    expect(html).not.toContain('<form');
  });

  test('ends its reason with the next attempt', async () => {
    const query = { form: 'signup', refused: '100010' };
    const { environment } = await arrive({ page: { query } });
    expect(screen.getByText('Invalid email or password.')).toBeTruthy();
    type('again@example.com');
    send();
    await waitFor(() => expect(alertText()).toBe(''));
    await waitFor(() => expect(environment.visited).toHaveLength(1));
  });
});

test('shows the form in the page builder and calls nobody', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  environment.place.referrer = 'https://www.courier.test/coast/';
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { environment, identity, isAdmin: true });
  type('editor@example.com');
  send();
  await act(async () => undefined);
  expect(platform.requests).toHaveLength(before);
  expect([environment.visited, environment.sessionItems.size]).toEqual([[], 0]);
  await expectAccessible(container);
});
