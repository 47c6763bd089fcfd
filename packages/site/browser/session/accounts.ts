import type { Page } from 'playwright-core';
import type { Account } from '../account/makeAccount.ts';
import { startNewspaper } from '../newspaper/startNewspaper.ts';
import type { Newspaper } from '../newspaper/startNewspaper.ts';

/**
 * Starts a newspaper with the vendors' stand-ins; a test file needs its own, because a newspaper limits the sign-ups from
 * one address.
 */
export const startWithStandIns = (environment: Readonly<Record<string, string>> = {}): Promise<Newspaper> =>
  startNewspaper({ environment: { SANDBOX: 'on', ...environment } });

/** Stops a newspaper, which must have logged nothing. @throws Error with its log otherwise */
export async function endSilently(newspaper: Newspaper): Promise<void> {
  await newspaper[Symbol.asyncDispose]();
  if (newspaper.log() !== '') throw new Error(`The newspaper reported errors:\n${newspaper.log()}`);
}

/** Fills in and sends the login form of the page that is open. */
export async function logInHere(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in to continue' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in on the login page and waits for the account. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/account/login/', { waitUntil: 'load' });
  await logInHere(page, account);
  await page.getByText(account.email).waitFor();
}

/** Finds the address in the account's details. */
export const shownAddress = (page: Page, { email }: Pick<Account, 'email'>) =>
  page.getByRole('region', { name: 'Account details' }).getByText(email);

/** Waits for the account page and returns the address that it shows. */
export const getShownReader = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Account details' }).getByText('@').innerText();

/** Finds the reader's visible menu in the header, which has one for wide and one for narrow windows. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account' }).filter({ visible: true });

/** Logs out with the menu in the header. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}
