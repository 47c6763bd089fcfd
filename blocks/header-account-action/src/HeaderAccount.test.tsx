import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from './block.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];

async function visit({ signedIn = true, ...options }: Options & { readonly signedIn?: boolean } = {}) {
  const client = await createTestIdentity(platform);
  if (signedIn) await client.login(READER.email, READER.password, { rememberMe: true });
  const view = await renderBlock(block, { ...options, identity: async () => client });
  return { ...view, client };
}

const accountMenu = () => screen.findByText('Account');
const links = () => screen.getAllByRole('link', { hidden: true });
const isShown = (element: Element) => getComputedStyle(element).visibility !== 'hidden';

test('offers both ways in on the server, in a menu that needs no script where there is little room', async () => {
  const html = await renderOnServer(block);
  expect(html.match(/href="\/account\/(signup|login)\/"/g)).toHaveLength(4);
  expect(html).toMatch(/<details[^>]*><summary>.*Login options/);
});

test('leaves a way out that has no address, and is nothing without any', async () => {
  expect(await renderOnServer(block, { fields: { loginURL: '' } })).not.toContain('Log in');
  const html = await renderOnServer(block, { fields: { loginURL: '', createAccountURL: '' } });
  expect(html).not.toContain('href');
});

test('invites to subscribe beside the links and in the menu, where the page says where to', async () => {
  const html = await renderOnServer(block, { fields: { subscribeURL: '/offer/' } });
  expect(html.match(/href="\/offer\/"/g)).toHaveLength(2);
  expect(await renderOnServer(block)).not.toContain('Subscribe');
  const { container } = await visit({ fields: { subscribeURL: '/offer/' } });
  await accountMenu();
  expect(within(container).getAllByText('Subscribe')).toHaveLength(3);
  await expectAccessible(container);
});

test('hides the invitation from who subscribes, and keeps its room', async () => {
  document.documentElement.dataset['subscriber'] = 'yes';
  await visit({ signedIn: false, fields: { subscribeURL: '/offer/' } });
  const [beside] = screen.getAllByText('Subscribe');
  expect(beside && isShown(beside)).toBe(false);
  delete document.documentElement.dataset['subscriber'];
  expect(beside && isShown(beside)).toBe(true);
});

test('shows the links to a reader who is not signed in', async () => {
  const { container } = await visit({ signedIn: false });
  await waitFor(() =>
    expect(container.querySelector('[data-state]')).toHaveProperty('dataset.state', 'shown'),
  );
  expect(links().every(isShown)).toBe(true);
  await expectAccessible(container);
});

test('shows the account of a reader who is signed in, where the links keep their place unseen', async () => {
  const { container } = await visit();
  const menu = (await accountMenu()).closest('details');
  expect(menu).not.toBeNull();
  expect(
    links()
      .filter((link) => !menu?.contains(link))
      .some(isShown),
  ).toBe(false);
  await expectAccessible(container);
  expect(screen.getByText('Manage account').getAttribute('href')).toBe('/account/');
});

test('logs out and goes to its page, though the service does not answer', async () => {
  const environment = createTestEnvironment();
  const { client, logs } = await visit({ environment, fields: { logoutURL: '/goodbye/' } });
  await accountMenu();
  fireEvent.click(screen.getByText('Log out'));
  await waitFor(() => expect(environment.visited).toEqual(['/goodbye/']));
  expect(client.getSession().status).toBe('signed-out');
  expect(logs).toEqual([]);
  expect(platform.requests.at(-1)).toBe('DELETE /identity/public/v1/auth/token');
});

test('does not leave the site after logging out', async () => {
  const environment = createTestEnvironment();
  await visit({ environment, fields: { logoutURL: 'https://evil.example/' } });
  await accountMenu();
  fireEvent.click(screen.getByText('Log out'));
  await waitFor(() => expect(environment.visited).toEqual(['/']));
});

test('follows a sign-out and a sign-in in another tab', async () => {
  await visit();
  await accountMenu();
  const other = await createTestIdentity(platform);
  await act(() => other.logout());
  await waitFor(() => expect(screen.queryByText('Account')).toBeNull());
  await act(async () => void (await other.login(READER.email, READER.password, { rememberMe: true })));
  await accountMenu();
});

test('shows the links where the profile cannot be had', async () => {
  const client = await createTestIdentity(platform, {
    fetch: (address, init) =>
      address.includes('/profile')
        ? Promise.resolve(Response.json({ code: '500', message: 'No profile' }, { status: 400 }))
        : platform.fetch(address, init),
  });
  await client.login(READER.email, READER.password);
  const { container } = await renderBlock(block, { identity: async () => client });
  await waitFor(() =>
    expect(container.querySelector('[data-state]')).toHaveProperty('dataset.state', 'shown'),
  );
  expect(screen.queryByText('Account')).toBeNull();
});

test('closes the menu by Escape, by leaving it, and by a click beside it', async () => {
  const { container } = await visit({ signedIn: false });
  const menu = container.querySelector('details');
  if (menu === null) throw new Error('There is no menu.');
  const first = within(menu).getByText('Sign up');
  menu.open = true;
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.focusOut(first, { relatedTarget: document.body });
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.click(first);
  expect(menu.open).toBe(true);
  fireEvent.click(document.body);
  expect(menu.open).toBe(false);
});

test('asks nobody in the page builder', async () => {
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  await renderBlock(block, { identity, isAdmin: true });
  expect(links()).toHaveLength(4);
});

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'sv' } });
  expect(await screen.findByText('Konto')).toBeTruthy();
  expect(screen.getByText('Logga ut')).toBeTruthy();
});

const NOTE = JSON.stringify({
  product: 'Digital',
  renewsOn: 'January 1',
  nextCharge: '€12',
  sentences: ['Thank you', 'You have bought Digital.', 'It renews on January 1 for €12.'],
});

async function comeBack(inside: string) {
  const environment = createTestEnvironment();
  environment.writeSessionItem('broadsheet.bought', NOTE);
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = inside;
  document.body.append(main);
  await visit({ environment });
  await accountMenu();
  return { environment, main, [Symbol.dispose]: () => main.remove() };
}

test('says once what was bought to a reader whose checkout led to a page without words for it', async () => {
  using page = await comeBack('<h1>Front page</h1>');
  await waitFor(() =>
    expect(page.main.firstElementChild?.textContent).toBe(
      'Thank youYou have bought Digital.It renews on January 1 for €12.',
    ),
  );
  expect(document.activeElement?.textContent).toContain('You have bought Digital.');
  expect(page.environment.readSessionItem('broadsheet.bought')).toBeUndefined();
  await expectAccessible(page.main);
});

test.each(['<div data-paywall=""></div>', '<span data-thanks=""></span>'])(
  'leaves the thanks to a page that has them itself: %s',
  async (inside) => {
    using page = await comeBack(inside);
    expect(page.main.textContent).toBe('');
    expect(page.environment.readSessionItem('broadsheet.bought')).toBe(NOTE);
  },
);
