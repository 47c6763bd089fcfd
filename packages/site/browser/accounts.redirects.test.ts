import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import {
  getHeader,
  logIn,
  getMain,
  ON_THE_WAY,
  openSignedIn,
  openVisitor,
  currentPage,
  currentPath,
  untilAwake,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';

const newspaper = useSandbox();
let account: Account;
beforeAll(async () => {
  account = await makeAccount(newspaper.origin, 'ada');
});

const visit = () => openVisitor({ origin: newspaper.origin });
const arriveAt = (page: Page, path: string) => page.waitForURL(newspaper.origin + path);
const loginWith = (query: Readonly<Record<string, string>>) =>
  `${ACCOUNT.login}?${new URLSearchParams(query)}`;

test('the address says where to go, and a payment goes along', async () => {
  const { page, open } = await visit();
  await open(loginWith({ redirect: `${PAGES.section}?page=2#main`, paymentMethodID: 'card 1' }));
  await logIn(page, account);
  await expect
    .poll(currentPath(page), ON_THE_WAY)
    .toBe(`${PAGES.section}?page=2&paymentMethodID=card+1#main`);
});

test('a whole address of this site is a target too', async () => {
  const { page, open } = await visit();
  await open(loginWith({ redirect: newspaper.origin + PAGES.tag }));
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(PAGES.tag);
});

describe('a target elsewhere becomes the front page:', () => {
  // One of each kind; the table of them all stands in the test of `safeRedirect`.
  test.each(['https://evil.example/', '/\\evil.example/', 'javascript:alert(document.domain)'])(
    '%s',
    async (redirect) => {
      const { page, open } = await visit();
      await open(loginWith({ redirect }));
      await logIn(page, account);
      await expect.poll(currentPath(page), ON_THE_WAY).toBe('/');
    },
  );
});

test('what was tried elsewhere does not become the target of the next login', async () => {
  const { page, open } = await visit();
  await open(PAGES.article);
  await getHeader(page).logIn.click();
  await page.waitForURL(`**${ACCOUNT.login}`);
  await page.goto(loginWith({ redirect: 'https://evil.example/' }));
  await logIn(page, account);
  await arriveAt(page, '/');
  expect(await page.evaluate(() => sessionStorage.getItem('ArcXP_redirectUrl'))).toBeNull();
});

test('a reader goes back to where the way began, through sign-up and a forgotten password', async () => {
  const { page, open } = await visit();
  await open(`${PAGES.section}?page=2`);
  await getHeader(page).signUp.click();
  for (const [path, name] of [
    [ACCOUNT.signup, 'Log in'],
    [ACCOUNT.login, 'Password forgotten?'],
    [ACCOUNT.forgotPassword, 'Log in'],
  ] as const) {
    await arriveAt(page, path);
    await untilAwake(page);
    await getMain(page).getByRole('link', { name, exact: true }).click();
  }
  await arriveAt(page, ACCOUNT.login);
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(`${PAGES.section}?page=2`);
});

test('the log-in offers the sign-up before its form, as the first stop of the page', async () => {
  const { page, open } = await visit();
  await open(loginWith({ redirect: '/checkout/' }));
  await getMain(page).evaluate((main) => main.focus());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign up');
  await page.keyboard.press('Enter');
  await arriveAt(page, ACCOUNT.signup);
});

test('a reader who comes from nowhere goes to the account', async () => {
  const { page, open } = await visit();
  await open(ACCOUNT.login);
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('a reader who is signed in is sent on from the login and the sign-up at once', async () => {
  const { page } = await openSignedIn(account, { origin: newspaper.origin });
  await page.goto(ACCOUNT.login);
  await arriveAt(page, ACCOUNT.account);
  await page.goto(loginWith({ redirect: PAGES.section }));
  await arriveAt(page, PAGES.section);
  await page.goto(loginWith({ redirect: 'https://evil.example/' }));
  await arriveAt(page, '/');
  await page.goto(ACCOUNT.signup);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('a visitor of the account page is sent to the login, and comes back', async () => {
  const { page, open } = await visit();
  await open(ACCOUNT.account);
  await page.waitForURL(`**${ACCOUNT.login}**`);
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('a visitor of the page that deletes the account comes back to it', async () => {
  const { page, open } = await visit();
  await open(ACCOUNT.delete);
  await page.waitForURL(`**${ACCOUNT.login}?redirect=*`);
  await logIn(page, account);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.delete);
});

test('a login in one tab takes the login of another tab along', async () => {
  const { page, open, openPage } = await visit();
  await open(ACCOUNT.login);
  const other = await openPage(loginWith({ redirect: PAGES.section }));
  await logIn(page, account);
  await arriveAt(page, ACCOUNT.account);
  await expect.poll(currentPath(other), ON_THE_WAY).toBe(PAGES.section);
});

test('a logout in one tab takes the account off the page of another', async () => {
  const { page, openPage } = await openSignedIn(account, { origin: newspaper.origin });
  const other = await openPage(PAGES.home);
  await getHeader(other).account.click();
  await getHeader(other).logOut.click();
  await expect.poll(currentPage(page), ON_THE_WAY).toBe(ACCOUNT.login);
  await getHeader(page).logIn.waitFor();
});
