import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import type { TestEnvironment } from '@broadsheet/testing';
import {
  createTestIdentity,
  mailedValue,
  readMails,
  signUpReader,
  startPlatform,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const PAGE = '/account/delete/';
const PASSWORD = 'correct horse battery';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, 30_000);
afterAll(() => platform.close());

type Client = Awaited<ReturnType<typeof createTestIdentity>>;
type Fetch = TestPlatform['fetch'];

interface Visit extends Omit<NonNullable<Parameters<typeof renderBlock>[1]>, 'identity'> {
  readonly address?: string;
  readonly environment?: TestEnvironment;
}

/** A reader at an address of the page; the server has seen its query. */
async function arrive(client: Client, { address = PAGE, environment, ...options }: Visit = {}) {
  const place = environment ?? createTestEnvironment();
  place.place.address = address;
  const query = Object.fromEntries(new URL(address, place.siteUrl()).searchParams);
  return renderBlock(block, {
    page: { query },
    ...options,
    environment: place,
    identity: async () => client,
  });
}

/** Returns the identity client of a reader with a new account, signed in unless `isIn` is false. */
async function readerOf(email: string, { isIn = true, fetch }: { isIn?: boolean; fetch?: Fetch } = {}) {
  await signUpReader(platform, { email, password: PASSWORD });
  const client = await createTestIdentity(platform, fetch === undefined ? {} : { fetch });
  if (isIn) await client.login(email, PASSWORD, { rememberMe: true });
  return client;
}

/** The nonce of a deletion that the reader has asked for, in another browser if need be. */
async function mailedNonce(email: string) {
  const post = (path: string, body: unknown) =>
    platform.fetch(`/identity/public/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
  const login = { userName: email, credentials: PASSWORD, grantType: 'password' };
  const session: unknown = await (await post('/auth/login', login)).json();
  const token =
    typeof session === 'object' && session !== null && 'accessToken' in session ? session.accessToken : '';
  const headers = { Authorization: `Bearer ${String(token)}` };
  await platform.fetch('/identity/public/v1/user/anonymize', { method: 'DELETE', headers });
  await platform.platform.identity.settle();
  return mailedValue(platform, email, 'nonce');
}

const canLogIn = async (email: string) => {
  const body = JSON.stringify({ userName: email, credentials: PASSWORD, grantType: 'password' });
  return (await platform.fetch('/identity/public/v1/auth/login', { method: 'POST', body })).ok;
};

/** Returns a `fetch` that fails or refuses the calls about deletions and passes all others on. */
const deletionsFailing =
  (answer: () => Promise<Response>): Fetch =>
  (address, init) =>
    address.includes('/user/anonymize') ? answer() : platform.fetch(address, init);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refusing = (code: string, status: number) => () =>
  Promise.resolve(Response.json({ code, message: 'No.' }, { status }));

const button = (name: string) => screen.findByRole('button', { name });
const headline = (name: string) => screen.findByRole('heading', { level: 2, name });
const expectFocusOn = async (name: string) => {
  const heading = await headline(name);
  await waitFor(() => expect(document.activeElement).toBe(heading));
};
const press = async (name: string) => void fireEvent.click(await button(name));

async function openDialog() {
  const opener = await waitFor(() => {
    const found = screen.getByRole('button', { name: 'Delete my account' });
    expect(found.hasAttribute('disabled')).toBe(false);
    return found;
  });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Shall we send you the link?' }) };
}

describe('asking for a deletion', () => {
  test('is explained by the server, whose button waits for a reader', async () => {
    const html = await renderOnServer(block);
    expect(html).toContain('Delete your account');
    expect(html).toContain('Nothing is deleted until you confirm it there.');
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*><span>Delete my account/);
    expect(html).toContain('<noscript>');
  });

  test('takes a second question, which begins on the way back, and sends a mail', async () => {
    const { container } = await arrive(await readerOf('ada@example.com'));
    await expectAccessible(container);
    const { dialog } = await openDialog();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expectAccessible(dialog);
    const before = (await readMails(platform)).length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    const sent = await headline('Look in your inbox');
    await waitFor(() => expect(document.activeElement).toBe(sent));
    expect(screen.queryByRole('dialog')).toBeNull();
    await platform.platform.identity.settle();
    expect(await readMails(platform)).toHaveLength(before + 1);
    expect(await mailedValue(platform, 'ada@example.com', 'nonce')).not.toBe('');
    await expectAccessible(container);
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('is given up by %s, with the focus back on the button', async (word, leave) => {
    await arrive(await readerOf(`${word.toLowerCase()}@example.com`));
    const { opener } = await openDialog();
    const before = platform.requests.length;
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(platform.requests).toHaveLength(before);
  });

  test.each([
    ['a lost connection', lost, 'No connection. Try again when you are online.'],
    ['a refusal', refusing('999', 400), 'Something went wrong. Please try again.'],
    ['too many attempts', refusing('429', 429), 'Too many attempts. Wait a few minutes and try again.'],
  ])('says in the dialog what %s means', async (name, answer, words) => {
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    await arrive(await readerOf(email, { fetch: deletionsFailing(answer) }));
    const { dialog } = await openDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    expect((await within(dialog).findByText(words)).getAttribute('role')).toBe('alert');
    await expectAccessible(dialog);
  });

  test('is asked for once, however often the button is pressed', async () => {
    const client = await readerOf('eager@example.com');
    await arrive(client);
    const { dialog } = await openDialog();
    const before = platform.requests.length;
    const send = within(dialog).getByRole('button', { name: 'Send the link' });
    fireEvent.click(send);
    fireEvent.click(send);
    await headline('Look in your inbox');
    expect(platform.requests.slice(before)).toEqual(['DELETE /identity/public/v1/user/anonymize']);
  });

  test('sends visitors to the login, which leads back here', async () => {
    const { environment } = await arrive(await createTestIdentity(platform));
    await waitFor(() =>
      expect(environment.visited).toEqual(['/account/login/?redirect=%2Faccount%2Fdelete%2F']),
    );
  });

  test('says that the network is away where not even the client came, and tries again', async () => {
    const client = await readerOf('slow@example.com');
    const answers = [Promise.reject(new TypeError('No chunk.')), Promise.resolve(client)];
    const { container } = await renderBlock(block, {
      identity: () => answers.shift() ?? Promise.resolve(client),
    });
    expect(await screen.findByText('No connection. Try again when you are online.')).toBeTruthy();
    await expectAccessible(container);
    await press('Try again');
    await openDialog();
  });
});

describe('the link of the mail', () => {
  test('deletes nothing by being opened, and leaves the address at once', async () => {
    const client = await readerOf('bea@example.com');
    const nonce = await mailedNonce('bea@example.com');
    const html = await renderOnServer(block, { page: { query: { nonce } } });
    expect(html).toContain('One moment');
    expect(html).not.toContain(nonce);
    const { container, environment } = await arrive(client, { address: `${PAGE}?utm=mail&nonce=${nonce}` });
    await expectFocusOn('Delete this account for good?');
    expect(environment.place.address).toBe(`${PAGE}?utm=mail`);
    expect(environment.sessionItems.size).toBe(0);
    expect(container.innerHTML).not.toContain(nonce);
    const actions = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions).toEqual(['Keep my account', 'Delete the account for good']);
    await expectAccessible(container);
    expect(await canLogIn('bea@example.com')).toBe(true);
  });

  test('deletes the account on a press, and signs the reader out everywhere', async () => {
    const client = await readerOf('cy@example.com');
    const address = `${PAGE}?nonce=${await mailedNonce('cy@example.com')}`;
    const { container } = await arrive(client, { address, fields: { deletedURL: '/goodbye/' } });
    await press('Delete the account for good');
    await expectFocusOn('The account is deleted');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/goodbye/');
    expect(client.getSession().status).toBe('signed-out');
    expect(window.localStorage.getItem('ArcId.USER_INFO')).toBeNull();
    expect(await canLogIn('cy@example.com')).toBe(false);
    await expectAccessible(container);
  });

  test('deletes it for a reader who is not signed in as well, and leads to no other site', async () => {
    const client = await readerOf('dora@example.com', { isIn: false });
    const address = `${PAGE}?nonce=${await mailedNonce('dora@example.com')}`;
    const { environment } = await arrive(client, {
      address,
      fields: { deletedURL: 'https://evil.example/' },
    });
    await press('Delete the account for good');
    await headline('The account is deleted');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
    expect(environment.visited).toEqual([]);
  });

  test.each([
    ['I did not ask for it', 'DID_NOT_REQUEST_DELETION', true],
    ['I asked by mistake', 'MISTAKE', false],
    [undefined, 'OTHER', false],
  ])('keeps the account for the reason %j', async (label, reason, isWarned) => {
    const email = `${reason.toLowerCase()}@example.com`;
    const bodies: unknown[] = [];
    const client = await readerOf(email, {
      fetch: (address, init) => {
        if (address.includes('/decline/')) bodies.push(init?.body);
        return platform.fetch(address, init);
      },
    });
    const nonce = await mailedNonce(email);
    const { container } = await arrive(client, { address: `${PAGE}?nonce=${nonce}` });
    await button('Keep my account');
    if (label !== undefined) fireEvent.click(screen.getByRole('radio', { name: label }));
    await press('Keep my account');
    await expectFocusOn('Your account stays');
    expect(bodies).toEqual([JSON.stringify({ reason })]);
    expect(screen.queryByText(/Choose a new password/) !== null).toBe(isWarned);
    expect(client.getSession().status).toBe('signed-in');
    expect(await canLogIn(email)).toBe(true);
    await expectAccessible(container);
  });

  test('survives the login that keeping takes, in no address', async () => {
    const client = await readerOf('eve@example.com', { isIn: false });
    const nonce = await mailedNonce('eve@example.com');
    const environment = createTestEnvironment();
    const first = await arrive(client, { environment, address: `${PAGE}?nonce=${nonce}` });
    await press('Log in to keep it');
    expect(environment.visited).toEqual(['/account/login/?redirect=%2Faccount%2Fdelete%2F']);
    first.unmount();
    await client.login('eve@example.com', PASSWORD);
    await arrive(client, { environment });
    await press('Keep my account');
    await headline('Your account stays');
    expect(environment.sessionItems.size).toBe(0);
  });

  test('offers to keep the account as soon as the reader signs in in another tab', async () => {
    const client = await readerOf('flo@example.com', { isIn: false });
    await arrive(client, { address: `${PAGE}?nonce=${await mailedNonce('flo@example.com')}` });
    await button('Log in to keep it');
    const other = await createTestIdentity(platform);
    await act(async () => void (await other.login('flo@example.com', PASSWORD, { rememberMe: true })));
    expect(await button('Keep my account')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log in to keep it' })).toBeNull();
  });

  test.each(['Delete the account for good', 'Keep my account'])(
    'that is no good is told to a reader who chose "%s", with a way to start again',
    async (choice) => {
      const email = `${choice.slice(0, 4).toLowerCase()}.again@example.com`;
      const { container } = await arrive(await readerOf(email), { address: `${PAGE}?nonce=old` });
      await press(choice);
      await expectFocusOn('This link does not work');
      expect(screen.queryByRole('button', { name: choice })).toBeNull();
      await expectAccessible(container);
      await press('Start again');
      await expectFocusOn('Delete your account');
      await openDialog();
      await press('Send the link');
      await expectFocusOn('Look in your inbox');
    },
  );

  test('of another account cannot be called off, and stays good', async () => {
    await signUpReader(platform, { email: 'hal@example.com', password: PASSWORD });
    const nonce = await mailedNonce('hal@example.com');
    await arrive(await readerOf('ida@example.com'), { address: `${PAGE}?nonce=${nonce}` });
    await press('Keep my account');
    expect(await screen.findByText(/belongs to another account/)).toBeTruthy();
    const path = `/identity/public/v1/user/anonymize/approve/${nonce}`;
    expect((await platform.fetch(path, { method: 'PUT', body: '{}' })).ok).toBe(true);
  });

  test.each(['Delete the account for good', 'Keep my account'])(
    'loses nothing with the connection: "%s" can be pressed again',
    async (choice) => {
      const email = `${choice.slice(0, 4).toLowerCase()}.offline@example.com`;
      let isOnline = false;
      const client = await readerOf(email, {
        fetch: (address, init) =>
          address.includes('/anonymize/') && !isOnline ? lost() : platform.fetch(address, init),
      });
      const { container } = await arrive(client, { address: `${PAGE}?nonce=${await mailedNonce(email)}` });
      await press(choice);
      const words = await screen.findByText('No connection. Try again when you are online.');
      expect(words.closest('[role=alert]')).toBeTruthy();
      expect(client.getSession().status).toBe('signed-in');
      await expectAccessible(container);
      isOnline = true;
      await press(choice);
      await headline(choice.startsWith('Keep') ? 'Your account stays' : 'The account is deleted');
    },
  );
});

test('speaks the language of the site', async () => {
  const client = await createTestIdentity(platform);
  await arrive(client, { address: `${PAGE}?nonce=any`, site: { locale: 'de' } });
  expect(await headline('Dieses Konto endgültig löschen?')).toBeTruthy();
  expect(await button('Anmelden und behalten')).toBeTruthy();
});

test('explains and calls nobody in the page builder, whatever the address says', async () => {
  const before = platform.requests.length;
  const environment = createTestEnvironment();
  environment.place.address = `${PAGE}?nonce=any`;
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const page = { query: { nonce: 'any' } };
  const { container } = await renderBlock(block, { environment, identity, isAdmin: true, page });
  expect(await button('Delete my account')).toHaveProperty('disabled', true);
  await expectAccessible(container);
  expect(environment.visited).toEqual([]);
  expect(environment.place.address).toBe(`${PAGE}?nonce=any`);
  expect(platform.requests).toHaveLength(before);
});
