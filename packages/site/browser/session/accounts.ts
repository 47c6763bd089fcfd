import type { Page } from 'playwright-core';
import { isRecord, readString } from '@broadsheet/client-core';
import { startNewspaper } from '../newspaper/startNewspaper.ts';
import type { Newspaper } from '../newspaper/startNewspaper.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const PASSWORD = 'a wide harbour at night';

/** A newspaper of one's own with the stand-ins of the vendors; few newspapers take many sign-ups from one address. */
export const startWithStandIns = (environment: Readonly<Record<string, string>> = {}): Promise<Newspaper> =>
  startNewspaper({ environment: { SANDBOX: 'on', ...environment } });

/** Ends a newspaper with which nothing may have gone wrong. @throws Error with what it has written to its log */
export async function endSilently(newspaper: Newspaper): Promise<void> {
  await newspaper[Symbol.asyncDispose]();
  if (newspaper.log() !== '') throw new Error(`The newspaper reported errors:\n${newspaper.log()}`);
}

/** A token of the box to tick and of the invisible check alike; a newspaper without a robot check does not look at it. */
async function challengeToken(origin: string): Promise<string | undefined> {
  const body = new URLSearchParams({ action: 'signup', outcome: 'pass' });
  const answer: unknown = await (
    await fetch(`${origin}/sandbox/recaptcha/token`, { method: 'POST', body })
  ).json();
  return isRecord(answer) ? readString(answer, 'token') : undefined;
}

/** Makes an account with a password and without a browser. */
export async function makeAccount(origin: string, name: string): Promise<Account> {
  const account = { email: `${name}@example.com`, password: PASSWORD };
  const response = await fetch(`${origin}/identity/public/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      identity: { userName: account.email, credentials: account.password, grantType: 'password' },
      profile: { email: account.email },
      recaptchaToken: await challengeToken(origin),
    }),
  });
  if (!response.ok) throw new Error(`There is no account ${name}: ${await response.text()}`);
  return account;
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

/** The address in the account's details. */
export const shownAddress = (page: Page, { email }: Pick<Account, 'email'>) =>
  page.getByRole('region', { name: 'Account details' }).getByText(email);

/** Whose account the page shows, by the address; waits for it. */
export const readerOf = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Account details' }).getByText('@').innerText();

/** The reader's menu in the header, which has one for wide and one for narrow windows. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account' }).filter({ visible: true });

/** Logs out by the menu in the header. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}
