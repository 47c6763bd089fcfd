import type { Locator, Page } from 'playwright-core';
import { openReader } from '../reader/openReader.ts';
import type { Reader, ReaderOptions } from '../reader/openReader.ts';
import type { Account } from './makeAccount.ts';
import { ACCOUNT } from './pages.ts';
import { signIn } from './signIn.ts';

/** One Tap's cookie after it was closed four times, which hides it for weeks: it would cover the page. */
const ONE_TAP_CLOSED = { i_l: 4, i_p: Date.now() + 7 * 86_400_000 };

export interface VisitorOptions extends ReaderOptions {
  readonly origin: string;
}

/** Opens a reader of account pages to whom One Tap is not shown. */
export async function openVisitor(options: VisitorOptions): Promise<Reader> {
  const reader = await openReader({ reducedMotion: true, ...options });
  const value = JSON.stringify(ONE_TAP_CLOSED);
  await reader.context.addCookies([{ name: 'g_state', value, url: options.origin }]);
  return reader;
}

export const getMain = (page: Page): Locator => page.getByRole('main');

/** Finds a field of the page by label; a form may have the same name. */
export function getField(page: Page, label: string): Locator {
  return getMain(page)
    .locator('input')
    .and(page.getByLabel(label, { exact: true }));
}

/** Types into the fields of the page, by label. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await getField(page, label).fill(value);
}

/** Presses a button of the page, by name. */
export function press(page: Page, name: string): Promise<void> {
  return getMain(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until script sends the forms of the page; before, some are posted without it. */
export function untilAwake(page: Page): Promise<void> {
  return getMain(page).locator('form[novalidate]').first().waitFor();
}

/** Waits for a heading of the page. */
export function seeHeading(page: Page, name: string): Promise<void> {
  return getMain(page).getByRole('heading', { name, exact: true }).waitFor();
}

/** Fills in the login form that is open, and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await press(page, 'Log in');
}

/** Opens a signed-in visitor on the account page, and waits until the page is complete. */
export async function openSignedIn(account: Account, options: VisitorOptions): Promise<Reader> {
  const reader = await openVisitor(options);
  await signIn(reader.page, account);
  await reader.open(ACCOUNT.account);
  await getMain(reader.page).getByText(account.email).first().waitFor();
  await reader.settle();
  return reader;
}

/** Returns a function for `expect.poll` that returns the page's present path, query and hash. */
export const currentPath = (page: Page) => (): string => page.url().replace(new URL(page.url()).origin, '');

/**
 * Returns a function for `expect.poll` that returns the page's present path alone: of the blocks of an account page that see
 * a session end, the first to look takes the reader to the login, and only some of them put the way back into its query.
 */
export const currentPage = (page: Page) => (): string => new URL(page.url()).pathname;

/** The most milliseconds of a navigation from one page to the next. */
export const ON_THE_WAY = { timeout: 20_000 } as const;

/** Returns the links and menus for readers in the top bar, at the present width of the page. */
export function getHeader(page: Page) {
  const bar = page.locator('#main-nav');
  const seen = { visible: true } as const;
  return {
    /** The button of a signed-in reader's menu. */
    account: bar.locator('summary', { hasText: 'Account' }).filter(seen),
    /** The button that opens the links in a narrow bar. */
    options: bar.locator('summary', { hasText: 'Login options' }).filter(seen),
    logIn: bar.getByRole('link', { name: 'Log in' }).filter(seen),
    signUp: bar.getByRole('link', { name: 'Sign up' }).filter(seen),
    manage: bar.getByRole('link', { name: 'Manage account' }).filter(seen),
    logOut: bar.getByRole('button', { name: 'Log out' }).filter(seen),
  };
}
