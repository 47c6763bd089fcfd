import type { Locator, Page } from 'playwright-core';
import { openReader } from '../reader/openReader.ts';
import type { Reader, ReaderOptions } from '../reader/openReader.ts';
import type { Account } from './makeAccount.ts';
import { ACCOUNT } from './pages.ts';
import { signIn } from './signIn.ts';

/** Closed four times, which keeps One Tap away for weeks: it would lie over the page. */
const ONE_TAP_CLOSED = { i_l: 4, i_p: Date.now() + 7 * 86_400_000 };

export interface VisitorOptions extends ReaderOptions {
  readonly origin: string;
}

/** A reader of account pages, whom One Tap leaves alone. */
export async function openVisitor(options: VisitorOptions): Promise<Reader> {
  const reader = await openReader({ reducedMotion: true, ...options });
  const value = JSON.stringify(ONE_TAP_CLOSED);
  await reader.context.addCookies([{ name: 'g_state', value, url: options.origin }]);
  return reader;
}

export const mainOf = (page: Page): Locator => page.getByRole('main');

/** A field of the page, by label; a form may have the same name. */
export function fieldOf(page: Page, label: string): Locator {
  return mainOf(page)
    .locator('input')
    .and(page.getByLabel(label, { exact: true }));
}

/** Types into the fields of the page, by label. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value);
}

/** Presses a button of the page, by name. */
export function press(page: Page, name: string): Promise<void> {
  return mainOf(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until the forms of the page are sent by script; before, some go the way without. */
export function untilAwake(page: Page): Promise<void> {
  return mainOf(page).locator('form[novalidate]').first().waitFor();
}

/** Waits for a heading of the page. */
export function seeHeading(page: Page, name: string): Promise<void> {
  return mainOf(page).getByRole('heading', { name, exact: true }).waitFor();
}

/** Fills in the login form that is open, and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await press(page, 'Log in');
}

/** A visitor who is signed in, on the account page, of which everything is there. */
export async function openSignedIn(account: Account, options: VisitorOptions): Promise<Reader> {
  const reader = await openVisitor(options);
  await signIn(reader.page, account);
  await reader.open(ACCOUNT.account);
  await mainOf(reader.page).getByText(account.email).first().waitFor();
  await reader.settle();
  return reader;
}

/** Where the page is by now, for `expect.poll`: path, query and hash. */
export const pathOf = (page: Page) => (): string => page.url().replace(new URL(page.url()).origin, '');

/** How long a reader may be on the way from one page to the next, in milliseconds. */
export const ON_THE_WAY = { timeout: 20_000 } as const;

/** What the bar at the top holds for readers, at the width of the page. */
export function headerOf(page: Page) {
  const bar = page.locator('#main-nav');
  const seen = { visible: true } as const;
  return {
    /** Opens the menu of a reader who is signed in. */
    account: bar.locator('summary', { hasText: 'Account' }).filter(seen),
    /** Opens the links in a narrow bar. */
    options: bar.locator('summary', { hasText: 'Login options' }).filter(seen),
    logIn: bar.getByRole('link', { name: 'Log in' }).filter(seen),
    signUp: bar.getByRole('link', { name: 'Sign up' }).filter(seen),
    manage: bar.getByRole('link', { name: 'Manage account' }).filter(seen),
    logOut: bar.getByRole('button', { name: 'Log out' }).filter(seen),
  };
}
