/**
 * What the account pages say when the identity service refuses: each code of its catalogue, in the words for it, on the page
 * that the running site serves. The service's answer is the edge that is faked.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from './account/makeAccount.ts';
import {
  fillIn,
  getField,
  getMain,
  openVisitor,
  press,
  seeHeading,
  untilAwake,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';

const newspaper = useSandbox();
const EMAIL = 'bo@example.com';
const SERVICE = '**/identity/public/v1';

const CREDENTIALS = { Email: EMAIL, Password: PASSWORD };
const LOGIN = { path: ACCOUNT.login, call: '/auth/login*', values: CREDENTIALS, button: 'Log in' };
const SIGN_UP = {
  path: ACCOUNT.signup,
  call: '/signup',
  values: { ...CREDENTIALS, 'Repeat the password': PASSWORD },
  button: 'Sign up',
};
const ONE_TIME = {
  path: ACCOUNT.oneTime,
  call: '/auth/magiclink',
  values: { Email: EMAIL },
  button: 'Send the link',
};
const FORGOTTEN = {
  path: ACCOUNT.forgotPassword,
  call: '/password/reset',
  values: { Email: EMAIL },
  button: 'Send reset link',
};

/** Makes the service refuse matching calls, with a status that it uses for them. */
async function refuse(page: Page, call: string, code: string): Promise<void> {
  const json = {
    code,
    message: `The words of the service for ${code}, which nobody is to see`,
    httpStatus: 403,
  };
  await page.route(SERVICE + call, (route) => route.fulfill({ status: 403, json }));
}

test.each([
  ['the login', '100010', LOGIN, 'Invalid email or password.'],
  ['the login', '100013', LOGIN, 'This account is already in use on the maximum number of devices.'],
  ['the login', '100015', LOGIN, 'This account is disabled.'],
  ['the login', '130051', LOGIN, 'This email address has not been verified yet.'],
  ['the login', '999999', LOGIN, 'Invalid email or password.'],
  ['the sign-up', '300039', SIGN_UP, 'An account with this email already exists.'],
  ['the sign-up', '999999', SIGN_UP, 'Invalid email or password.'],
  ['the request for a login link', '999999', ONE_TIME, 'Something went wrong. Please try again.'],
  ['the request for a new password', '999999', FORGOTTEN, 'The reset link could not be requested.'],
] as const)('%s that is refused with %s says why, and keeps what was typed', async (_, code, form, words) => {
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/status of 403/);
  await refuse(page, form.call, code);
  await open(form.path);
  await untilAwake(page);
  await fillIn(page, form.values);
  await press(page, form.button);
  await getMain(page).getByRole('alert').getByText(words, { exact: true }).waitFor();
  expect(await getField(page, 'Email').inputValue()).toBe(EMAIL);
  expect(await getMain(page).innerText()).not.toContain('The words of the service');
});

test('a new password that is refused says so, and its link stays for another attempt', async () => {
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/status of 403/);
  await page.route(`${SERVICE}/password/reset/*`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true } })
      : route.fulfill({ status: 403, json: { code: '999999', message: 'Refused' } }),
  );
  await open(`${ACCOUNT.resetPassword}?nonce=n1`);
  await untilAwake(page);
  await fillIn(page, { Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(page, 'Save password');
  await getMain(page).getByRole('alert').getByText('The password could not be changed.').waitFor();
  await seeHeading(page, 'Choose a new password');
  expect(new URL(page.url()).searchParams.get('nonce')).toBe('n1');
});

test('the rules of a password have words of their own while they are awaited, and none when they cannot be had', async () => {
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/status of 403|ERR_FAILED/);
  const awaited = Promise.withResolvers<void>();
  await page.route(`${SERVICE}/config`, async (route) => {
    await awaited.promise;
    await route.fulfill({ status: 403, json: { code: '403', message: 'Refused' } });
  });
  await open(ACCOUNT.signup);
  await untilAwake(page);
  const before = getMain(page).getByText('Choose a password that meets the rules.');
  await before.waitFor();
  awaited.resolve();
  await before.waitFor({ state: 'detached' });
  await fillIn(page, { Password: 'short' });
  expect(await getMain(page).innerText()).not.toMatch(/characters or more|meets the rules/);
});
