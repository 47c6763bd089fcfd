import { expect, test } from 'vitest';
import { mailedLink, SUBJECT } from './account/mailbox.ts';
import { makeAccount } from './account/makeAccount.ts';
import {
  getHeader,
  logIn,
  getMain,
  ON_THE_WAY,
  openSignedIn,
  openVisitor,
  currentPage,
  press,
  seeHeading,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import type { Reader } from './reader/openReader.ts';

const newspaper = useSandbox();

/** Expects the messages that the browser logs when its session was ended elsewhere; the specification asks for them. */
function expectEnd({ expectTrouble }: Reader): void {
  expectTrouble(/status of 401/);
  expectTrouble(/code:"100011"/);
}

test('a device that is signed out from another one loses its session', async () => {
  const account = await makeAccount(newspaper.origin, 'ada');
  const other = await openSignedIn(account, { origin: newspaper.origin });
  const { page, settle } = await openSignedIn(account, { origin: newspaper.origin, width: 390 });
  const devices = page.getByRole('region', { name: 'Your devices' });
  // The third device is the one that signed up.
  expect(await devices.getByRole('listitem').count()).toBe(3);
  expect(await devices.getByRole('listitem').first().textContent()).toContain('This device');
  await devices.getByRole('button', { name: 'Log out Linux' }).first().click();
  await devices.getByText('Linux is logged out.').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  expect(await devices.getByRole('list').evaluate((list) => list === document.activeElement)).toBe(true);
  await settle();
  await getHeader(page).account.waitFor();

  expectEnd(other);
  await other.page.reload();
  await expect.poll(currentPage(other.page), ON_THE_WAY).toBe(ACCOUNT.login);
  await getHeader(other.page).logIn.waitFor();
});

test('a reader who signs out everywhere is at the front page, and every device is out', async () => {
  const account = await makeAccount(newspaper.origin, 'bo');
  const other = await openSignedIn(account, { origin: newspaper.origin });
  const { page } = await openSignedIn(account, { origin: newspaper.origin });
  await press(page, 'Log out everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click();
  await press(page, 'Log out everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(`${newspaper.origin}/`);
  await getHeader(page).logIn.waitFor();

  expectEnd(other);
  await other.page.reload();
  await expect.poll(currentPage(other.page), ON_THE_WAY).toBe(ACCOUNT.login);
});

test('a logout on an account page ends at the front page, and the service knows of it', async () => {
  const { page, requests } = await openSignedIn(await makeAccount(newspaper.origin, 'cy'), {
    origin: newspaper.origin,
  });
  await getHeader(page).account.click();
  await getHeader(page).logOut.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${newspaper.origin}/`);
  await getHeader(page).logIn.waitFor();
  const revoked = requests.filter((request) => request.method() === 'DELETE');
  expect(await Promise.all(revoked.map(async (request) => (await request.response())?.status()))).toEqual([
    200,
  ]);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toMatch(/refreshToken|cy@example/);
});

test('a deletion is called off after a login, and its secret stands in no address', async () => {
  const account = await makeAccount(newspaper.origin, 'di');
  const { page } = await openSignedIn(account, { origin: newspaper.origin });
  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
  await seeHeading(page, 'Look in your inbox');
  const link = await mailedLink(newspaper.origin, account.email, SUBJECT.deleteAccount);
  const nonce = new URLSearchParams(link.split('?')[1]).get('nonce') ?? '';
  expect(nonce).not.toBe('');

  const elsewhere = await openVisitor({ origin: newspaper.origin });
  await elsewhere.open(link);
  await press(elsewhere.page, 'Log in to keep it');
  await elsewhere.page.waitForURL(`**${ACCOUNT.login}?redirect=*`);
  await logIn(elsewhere.page, account);
  await elsewhere.page.waitForURL(newspaper.origin + ACCOUNT.delete);
  await press(elsewhere.page, 'Keep my account');
  await seeHeading(elsewhere.page, 'Your account stays');
  const pages = elsewhere.requests.filter((request) => request.isNavigationRequest()).slice(1);
  expect(pages.length).toBeGreaterThan(1);
  for (const request of pages)
    expect(request.url() + (request.headers()['referer'] ?? '')).not.toContain(nonce);

  elsewhere.expectTrouble(/status of 40\d/);
  await elsewhere.open(link);
  await press(elsewhere.page, 'Keep my account');
  await seeHeading(elsewhere.page, 'This link does not work');
  await press(elsewhere.page, 'Start again');
  await seeHeading(elsewhere.page, 'Delete your account');
  expect(await getMain(elsewhere.page).getByRole('button', { name: 'Delete my account' }).isEnabled()).toBe(
    true,
  );
});

test('an account that is deleted elsewhere is gone from every browser', async () => {
  const account = await makeAccount(newspaper.origin, 'ed');
  const reader = await openSignedIn(account, { origin: newspaper.origin });
  const { page } = reader;
  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
  await seeHeading(page, 'Look in your inbox');
  const elsewhere = await openVisitor({ origin: newspaper.origin });
  await elsewhere.open(await mailedLink(newspaper.origin, account.email, SUBJECT.deleteAccount));
  await press(elsewhere.page, 'Delete the account for good');
  await seeHeading(elsewhere.page, 'The account is deleted');

  expectEnd(reader);
  await page.reload();
  await expect.poll(currentPage(page), ON_THE_WAY).toBe(ACCOUNT.login);
});
