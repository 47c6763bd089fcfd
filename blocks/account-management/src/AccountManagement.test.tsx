import { isRecord } from '@broadsheet/client-core';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  READER,
  readMails,
  signUpReader,
  startPlatform,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const BO = { email: 'bo@example.com', password: 'another horse battery' } as const;
const ALL = { showEmail: true, showPassword: true, showSocialProfile: true };
const REFUSED = { code: '300999', message: 'Refused' };

let platform: TestPlatform;
let strict: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  strict = await startPlatform({
    identity: {
      captcha: { verify: () => Promise.resolve(true) },
      configuration: { recaptchaSiteKey: 'key', recaptchaScore: -1, signupRecaptcha: true },
    },
  });
  await signUpReader(platform);
  await signUpReader(platform, BO);
}, 30_000);
afterAll(async () => {
  await platform.close();
  await strict.close();
});
afterEach(() => {
  for (const script of document.querySelectorAll('script[src]')) script.remove();
});

type Answer = (method: string, path: string, body: unknown) => Response | undefined;

interface Visit extends NonNullable<Parameters<typeof renderBlock>[1]> {
  readonly of?: TestPlatform;
  readonly signedIn?: boolean;
  /** Responds to a call before the platform does. */
  readonly answer?: Answer;
  /** The ways in which the reader can log in, instead of those that the platform knows. */
  readonly identities?: () => readonly string[];
}

async function withIdentities(response: Response, types: readonly string[]): Promise<Response> {
  const profile: unknown = await response.json();
  const identities = types.map((type) => ({ type }));
  return Response.json({
    ...(isRecord(profile) && profile),
    identities,
    hasPassword: types.includes('Password'),
  });
}

async function arrive(visit: Visit = {}) {
  const { of = platform, signedIn = true, answer, identities, ...options } = visit;
  const client = await createTestIdentity(of, {
    async fetch(address, init) {
      const { pathname } = new URL(address, of.origin);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const own = answer?.(init?.method ?? 'GET', pathname.replace('/identity/public', ''), body);
      if (own !== undefined) return own;
      const response = await of.fetch(address, init);
      if (identities === undefined || !pathname.endsWith('/v1/profile')) return response;
      return withIdentities(response, identities());
    },
  });
  if (signedIn) await client.login(READER.email, READER.password, { rememberMe: true });
  const environment = options.environment ?? createTestEnvironment();
  const fields = options.fields ?? ALL;
  const view = await renderBlock(block, { ...options, fields, environment, identity: async () => client });
  if (signedIn) await act(async () => void (await client.getUserProfile().catch(() => undefined)));
  return { ...view, client, environment };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const isSaved = () => waitFor(() => expect(screen.getByText('Saved.')).toBeTruthy());
const refusing =
  (method: string, path: string, { code, message } = REFUSED): Answer =>
  (...call) =>
    call[0] === method && call[1] === path ? Response.json({ code, message }, { status: 400 }) : undefined;
const losing =
  (method: string): Answer =>
  (...call) => {
    if (call[0] === method) throw new TypeError('Failed to fetch');
    return undefined;
  };

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block, { fields: ALL });
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading)).toEqual([
    'Account details',
    'Linked logins',
  ]);
  expect(html).toContain('<noscript>This part of your account needs JavaScript.');
  expect(html).not.toContain('<button');
});

test('is nothing without a field that is switched on', async () => {
  expect(await renderOnServer(block)).not.toContain('<h2');
  await arrive({ fields: {} });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('tells editors, and nobody else, why nothing is there without a field that is switched on', async () => {
  const { container } = await renderBlock(block, { isAdmin: true });
  expect(container.textContent).toContain('Readers see nothing here: switch on the email address');
  expect(await renderOnServer(block)).not.toContain('Readers see nothing here');
});

test('shows address and password under a heading, and no password', async () => {
  const { container } = await arrive();
  expect(await screen.findByText(READER.email)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Account details',
  ]);
  expect(screen.getByText('**********')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Account details' })).toBeTruthy();
  await expectAccessible(container);
});

test('shows the one without the other', async () => {
  await arrive({ fields: { showPassword: true } });
  expect(await screen.findByText('**********')).toBeTruthy();
  expect(screen.queryByText(READER.email)).toBeNull();
});

test.each([
  [undefined, '/account/login/'],
  ['/in/?a=1', '/in/?a=1'],
  ['https://evil.example/', '/'],
])('sends a reader who is logged out from %s to %s', async (redirectURL, target) => {
  const { environment, container } = await arrive({
    signedIn: false,
    fields: { ...ALL, ...(redirectURL && { redirectURL }) },
  });
  await waitFor(() => expect(environment.visited).toEqual([target]));
  expect(within(container).queryByRole('button')).toBeNull();
});

test('leaves when the reader logs out in another tab', async () => {
  const { environment, container } = await arrive();
  await screen.findByText(READER.email);
  const other = await createTestIdentity(platform);
  await act(() => other.logout());
  await waitFor(() => expect(environment.visited).toEqual(['/account/login/']));
  expect(within(container).queryByRole('button')).toBeNull();
  expect(container.textContent).not.toContain(READER.email);
});

test('shows another reader of another tab their own account, and nothing of the first', async () => {
  const { container } = await arrive();
  await screen.findByText(READER.email);
  await press('Edit Email');
  const other = await createTestIdentity(platform);
  await act(async () => void (await other.login(BO.email, BO.password, { rememberMe: true })));
  expect(await screen.findByText(BO.email)).toBeTruthy();
  expect(container.innerHTML).not.toContain(READER.email);
  expect(screen.queryByRole('form')).toBeNull();
});

test('says when the account cannot be had, and tries again', async () => {
  let isDown = true;
  const { container, logs } = await arrive({
    answer: (...call) => (isDown ? refusing('GET', '/v1/profile')(...call) : undefined),
  });
  expect(await screen.findByText('This part of your account could not be loaded.')).toBeTruthy();
  expect(logs).toHaveLength(1);
  await expectAccessible(container);
  isDown = false;
  await press('Try again');
  expect(await screen.findByText(READER.email)).toBeTruthy();
});

test('shows its frame without data in the page builder, where nothing happens', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { container } = await renderBlock(block, { fields: ALL, environment, identity, isAdmin: true });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Account details',
    'Linked logins',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(5);
  for (const element of screen.getAllByRole('button')) fireEvent.click(element);
  expect([screen.queryByRole('form'), environment.visited, platform.requests.length]).toEqual([
    null,
    [],
    before,
  ]);
  await expectAccessible(container);
});

test('speaks the language of the site', async () => {
  await arrive({ site: { locale: 'fr' } });
  expect(await screen.findByText('Informations du compte')).toBeTruthy();
  await press('Modifier E-mail');
  expect(button('Enregistrer')).toBeTruthy();
});

describe('the email address', () => {
  test('is edited in a form that takes the focus, and gives it back', async () => {
    const { container } = await arrive();
    await screen.findByText(READER.email);
    const before = platform.requests.length;
    await press('Edit Email');
    const field = screen.getByLabelText('Email', { selector: 'input' });
    expect([document.activeElement, field]).toEqual([
      field,
      expect.objectContaining({ value: READER.email }),
    ]);
    expect(button('Cancel').getAttribute('type')).toBe('button');
    await expectAccessible(container);
    type('Email', 'new@example.com');
    type('Current password', READER.password);
    await press('Cancel');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(button('Edit Email'));
    expect(platform.requests).toHaveLength(before);
  });

  test('that nobody has confirmed says so, and sends the link again', async () => {
    const { container } = await arrive();
    await screen.findByText('Not confirmed yet.');
    await expectAccessible(container);
    await press('Send the link again');
    await screen.findByText(`A new link is on its way to ${READER.email}.`);
    expect((await readMails(platform))[0]?.to).toBe(READER.email);
  });

  test('waits for the link that is mailed to the new one', async () => {
    const { container } = await arrive();
    await screen.findByText(READER.email);
    await press('Edit Email');
    type('Email', 'ada@new.example');
    type('Current password', READER.password);
    await press('Save');
    // The text occurs twice: visible, and in the live region.
    await waitFor(() => expect(screen.getAllByText(/We sent a link to ada@new\.example/)).toHaveLength(2));
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(screen.getByText(READER.email)).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit Email'));
    expect((await readMails(platform))[0]?.to).toBe('ada@new.example');
    await expectAccessible(container);
  });

  test.each([
    ['a refusal', refusing('PATCH', '/v1/profile'), 'The email address could not be changed.'],
    ['a lost connection', losing('PATCH'), /^No connection/],
  ])('tells of %s and keeps what was typed', async (_, answer, words) => {
    const { container } = await arrive({ answer });
    await screen.findByText(READER.email);
    await press('Edit Email');
    type('Email', 'ada@other.example');
    type('Current password', READER.password);
    await press('Save');
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveProperty(
      'value',
      'ada@other.example',
    );
    await expectAccessible(container);
  });

  test('is not sent when it is none', async () => {
    await arrive();
    await screen.findByText(READER.email);
    await press('Edit Email');
    type('Email', 'ada');
    type('Current password', READER.password);
    await press('Save');
    expect(await screen.findByText(/1 field needs your attention/)).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = (password: string, again = password) => {
    type('New password', password);
    type('Repeat the password', again);
  };

  test('is changed with the one before, in a form that password managers understand', async () => {
    const { container } = await arrive();
    await screen.findByText(READER.email);
    await press('Edit Password');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect([...container.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ]);
    await expectAccessible(container);
    type('Current password', 'wrong');
    fill('a longer new password');
    await press('Save');
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
    type('Current password', READER.password);
    await press('Save');
    await isSaved();
    expect(document.activeElement).toBe(button('Edit Password'));
    const other = await createTestIdentity(platform);
    await expect(other.login(READER.email, 'a longer new password')).resolves.toBeTruthy();
    await expect(other.updatePassword('a longer new password', READER.password)).resolves.toBe(true);
  });

  test('is not sent when it breaks the rules or was not repeated', async () => {
    await arrive();
    await screen.findByText(READER.email);
    await press('Edit Password');
    type('Current password', READER.password);
    fill('short', 'other');
    const before = platform.requests.length;
    await press('Save');
    expect(await screen.findByText(/2 fields need your attention/)).toBeTruthy();
    expect(platform.requests).toHaveLength(before);
  });

  test('is there for a service whose passwords are identities and which says no more', async () => {
    const profile = { uuid: 'u', email: READER.email, identities: [{ type: 'Identity' }] };
    await arrive({ answer: (_, path) => (path === '/v1/profile' ? Response.json(profile) : undefined) });
    expect(await screen.findByText('**********')).toBeTruthy();
  });

  test('is missing for a reader who came by an OpenID provider', async () => {
    await arrive({ identities: () => ['Identity'] });
    expect(await screen.findByText('Add a password')).toBeTruthy();
  });

  describe('of a reader who has none', () => {
    const onlyGoogle = () => ['Google'];

    test('is added by a sign-up with the same address', async () => {
      const sent: unknown[] = [];
      const types = ['Google'];
      const { container, client } = await arrive({
        identities: () => types,
        answer(method, path, body) {
          if (path !== '/v1/signup') return undefined;
          sent.push([method, body]);
          types.push('Password');
          const state = client.getSession();
          if (state.status !== 'signed-in') throw new Error('Nobody is signed in.');
          const { uuid = '', accessToken, refreshToken } = state.identity;
          const identities = types.map((each) => ({ type: each }));
          const profile = { uuid, email: READER.email, identities };
          return Response.json({ uuid, accessToken, refreshToken, identities, profile });
        },
      });
      expect(await screen.findByText('Add a password')).toBeTruthy();
      await press('Edit Password');
      expect(screen.queryByLabelText('Current password')).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText('New password'));
      await expectAccessible(container);
      fill('a first password');
      await press('Save');
      await isSaved();
      expect(sent).toEqual([
        [
          'POST',
          {
            identity: { userName: READER.email, credentials: 'a first password' },
            profile: { email: READER.email },
          },
        ],
      ]);
      expect(screen.getByText('**********')).toBeTruthy();
      expect(window.localStorage.getItem('ArcId.USER_INFO')).toContain('accessToken');
    });

    test.each([
      ['any refusal', REFUSED.code, 'The password could not be changed.'],
      ['a challenge that nobody was shown', '010122', 'Captcha token invalid'],
    ])('tells of %s', async (_, code, words) => {
      const answer = refusing('POST', '/v1/signup', { code, message: 'Refused' });
      await arrive({ identities: onlyGoogle, answer });
      await screen.findByText('Add a password');
      await press('Edit Password');
      fill('a first password');
      await press('Save');
      expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
      expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a first password');
    });

    test('asks for the bot challenge first', async () => {
      const client = await createTestIdentity(strict);
      await client.signUp(
        { userName: READER.email, credentials: READER.password },
        { email: READER.email },
        { recaptchaToken: 'human' },
      );
      const { container } = await arrive({ of: strict, identities: onlyGoogle });
      await screen.findByText('Add a password');
      await press('Edit Password');
      expect(await screen.findByRole('group', { name: 'Security check' })).toBeTruthy();
      fill('a first password');
      await press('Save');
      expect(await screen.findByText('Complete the robot check first.')).toBeTruthy();
      await expectAccessible(container);
    });
  });
});
