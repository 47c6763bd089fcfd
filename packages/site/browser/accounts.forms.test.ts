import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import {
  getField,
  fillIn,
  getHeader,
  logIn,
  getMain,
  ON_THE_WAY,
  openVisitor,
  currentPath,
  press,
  seeHeading,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';

const LOGIN_CALL = '**/identity/public/v1/auth/login*';
const NETWORK = 'No connection. What you typed is still here: try again when you are online.';

const newspaper = useSandbox();
let account: Account;
beforeAll(async () => {
  account = await makeAccount(newspaper.origin, 'ada');
});

const visit = () => openVisitor({ origin: newspaper.origin });
const sent = (requests: readonly Request[], path: string) =>
  requests.filter((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path));

/** Holds matching requests back until the returned function is called. */
async function delayResponses(page: Page, pattern: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

describe('an address that was typed at the login', () => {
  test.each([
    ['the sign-up', 'Sign up', ACCOUNT.signup],
    ['the request for a new password', 'Password forgotten?', ACCOUNT.forgotPassword],
  ])('stands in %s, and in no URL', async (_, link, path) => {
    const { page, open, requests } = await visit();
    await open(ACCOUNT.login);
    await page.getByRole('button', { name: 'Show password' }).waitFor();
    await fillIn(page, { Email: 'bo@example.com' });
    await getMain(page).getByRole('link', { name: link }).click();
    await page.waitForURL(`${newspaper.origin}${path}*`);
    await expect.poll(() => getField(page, 'Email').inputValue()).toBe('bo@example.com');
    expect(
      requests.map((request) => request.url() + JSON.stringify(request.headers())).join(' '),
    ).not.toMatch(/bo(@|%40)/i);
  });

  test('is forgotten when somebody has signed in', async () => {
    const { page, open } = await visit();
    await open(ACCOUNT.login);
    await logIn(page, account);
    await page.waitForURL(newspaper.origin + ACCOUNT.account);
    await getHeader(page).account.waitFor();
    await page.evaluate((key) => localStorage.removeItem(key), 'ArcId.USER_INFO');
    await open(ACCOUNT.login);
    await page.getByRole('button', { name: 'Show password' }).waitFor();
    expect(await getField(page, 'Email').inputValue()).toBe('');
  });
});

describe('before the form is awake', () => {
  test('what is typed and sent is sent once, as it was typed', async () => {
    const { page, open, requests } = await visit();
    const letGo = await delayResponses(page, /login\.island/);
    await open(ACCOUNT.login);
    await logIn(page, account);
    const submit = getMain(page).getByRole('button', { name: 'Log in', exact: true });
    const opacity = () => submit.evaluate((button) => getComputedStyle(button).opacity);
    await expect.poll(opacity).toBe('0.6');
    await press(page, 'Log in');
    expect(sent(requests, '/auth/login')).toEqual([]);
    expect(await getField(page, 'Email').inputValue()).toBe(account.email);
    letGo();
    await page.waitForURL(newspaper.origin + ACCOUNT.account);
    await getHeader(page).account.waitFor();
    expect(sent(requests, '/auth/login')).toHaveLength(1);
  });

  test('what is typed stays when it wakes', async () => {
    const { page, open } = await visit();
    const letGo = await delayResponses(page, /signup\.island/);
    await open(ACCOUNT.signup);
    await fillIn(page, { Email: 'bo@example.com', Password: PASSWORD, 'Repeat the password': 'another' });
    letGo();
    await page.getByRole('button', { name: 'Show password' }).first().waitFor();
    expect(await getField(page, 'Email').inputValue()).toBe('bo@example.com');
    expect(await getField(page, 'Password').inputValue()).toBe(PASSWORD);
    await press(page, 'Sign up');
    await getMain(page).getByText('The two passwords are not the same').first().waitFor();
  });

  test('a sign-up that is sent goes the way without script, and makes one account', async () => {
    const { page, open, requests } = await visit();
    await delayResponses(page, /signup\.island/);
    const email = freshEmail('cy');
    await page.goto(ACCOUNT.signup, { waitUntil: 'domcontentloaded' });
    await fillIn(page, { Email: email, Password: PASSWORD, 'Repeat the password': PASSWORD });
    await press(page, 'Sign up');
    await seeHeading(page, 'Your account has been created');
    expect(sent(requests, '/forms/signup')).toHaveLength(1);
    await open(ACCOUNT.login);
    await logIn(page, { email, password: PASSWORD });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
  });
});

test('a double click sends once, and the form says that it is busy', async () => {
  const { page, open, requests } = await visit();
  const letGo = await delayResponses(page, LOGIN_CALL);
  await open(ACCOUNT.login);
  await fillIn(page, { Email: account.email, Password: account.password });
  await page.getByRole('button', { name: 'Show password' }).waitFor();
  await getMain(page).getByRole('button', { name: 'Log in', exact: true }).dblclick();
  const form = page.getByRole('form', { name: 'Log in to continue' });
  await expect.poll(() => form.getAttribute('aria-busy')).toBe('true');
  expect(await form.getByRole('status').filter({ hasText: 'One moment' }).count()).toBe(1);
  await page.keyboard.press('Enter');
  letGo();
  await page.waitForURL(newspaper.origin + ACCOUNT.account);
  expect(sent(requests, '/auth/login')).toHaveLength(1);
});

test('without a network the form keeps what was typed, says so, and sends it when asked again', async () => {
  const { page, open, context, expectTrouble } = await visit();
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  await open(ACCOUNT.login);
  await page.getByRole('button', { name: 'Show password' }).waitFor();
  await fillIn(page, { Email: account.email, Password: account.password });
  await context.setOffline(true);
  await press(page, 'Log in');
  await getMain(page).getByRole('alert').getByText(NETWORK).waitFor();
  expect(await getField(page, 'Email').inputValue()).toBe(account.email);
  expect(await getField(page, 'Password').inputValue()).toBe(account.password);
  await context.setOffline(false);
  await press(page, 'Log in');
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test.each(['Email', 'Password'])('the Enter key in the field %s sends the form', async (label) => {
  const { page, open } = await visit();
  await open(ACCOUNT.login);
  await fillIn(page, { Email: account.email, Password: account.password });
  await getField(page, label).press('Enter');
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('a password is shown and hidden by the keyboard, and hidden before it is sent', async () => {
  const { page, open } = await visit();
  const letGo = await delayResponses(page, LOGIN_CALL);
  await open(ACCOUNT.login);
  const password = getField(page, 'Password');
  await page.getByRole('button', { name: 'Show password' }).waitFor();
  await fillIn(page, { Email: account.email });
  await password.focus();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await password.getAttribute('type')).toBe('text');
  await page.keyboard.press('Space');
  expect(await password.getAttribute('type')).toBe('password');
  await page.keyboard.press('Space');
  expect(await password.getAttribute('type')).toBe('text');
  await password.press('Enter');
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  letGo();
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('what is missing is listed, the list takes the focus, and each line leads to its field', async () => {
  const { page, open, requests } = await visit();
  await open(ACCOUNT.signup);
  await page.getByRole('button', { name: 'Show password' }).first().waitFor();
  await fillIn(page, { Email: 'no address', Password: 'short' });
  await press(page, 'Sign up');
  const summary = getMain(page).getByRole('group', { name: '3 fields need your attention' });
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: /^Repeat the password/ }).press('Enter');
  const repeated = getField(page, 'Repeat the password');
  expect(await repeated.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await repeated.getAttribute('aria-invalid')).toBe('true');
  expect(sent(requests, '/signup')).toEqual([]);
});

test.each([
  [ACCOUNT.login, ['email', 'current-password']],
  [ACCOUNT.signup, ['email', 'new-password', 'new-password']],
  [ACCOUNT.forgotPassword, ['email']],
  [ACCOUNT.resetPassword, ['email']],
  [ACCOUNT.oneTime, ['email']],
  [ACCOUNT.verifyEmail, ['email']],
])('the fields of %s tell browsers what belongs into them', async (path, tokens) => {
  const { page, open } = await visit();
  await open(path);
  const fields = getMain(page).locator('input:not([type=hidden])');
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual(
    tokens,
  );
  const form = getMain(page).locator('form').first();
  expect(await form.getAttribute('method')).toBe('post');
});

test('a wrong password is refused above the form, keeps the address, and never stands in one', async () => {
  const { page, open, requests, expectTrouble } = await visit();
  expectTrouble(/status of 401/);
  await open(ACCOUNT.login);
  await logIn(page, { email: account.email, password: 'wrong horse battery' });
  await getMain(page).getByRole('alert').getByText('Invalid email or password.').waitFor();
  expect(await getField(page, 'Email').inputValue()).toBe(account.email);
  for (const request of requests)
    expect(decodeURIComponent(request.url() + (request.headers()['referer'] ?? ''))).not.toMatch(
      /@example|horse/,
    );
});

test('a form that is sent again after a refusal moves no control, before, while and after it waits', async () => {
  const { page, open, expectTrouble } = await visit();
  expectTrouble(/status of 401/);
  await open(ACCOUNT.login);
  await logIn(page, { email: account.email, password: 'wrong horse battery' });
  await getMain(page).getByRole('alert').getByText('Invalid email or password.').waitFor();
  const places = () =>
    getMain(page)
      .locator('input, button, a')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().top));
  const before = await places();
  const letGo = await delayResponses(page, LOGIN_CALL);
  await press(page, 'Log in');
  await page
    .getByRole('form', { name: 'Log in to continue' })
    .and(page.locator('[aria-busy=true]'))
    .waitFor();
  expect(await places()).toEqual(before);
  const answered = page.waitForResponse(LOGIN_CALL);
  letGo();
  await answered;
  await getMain(page).getByRole('alert').getByText('Invalid email or password.').waitFor();
  expect(await places()).toEqual(before);
});
