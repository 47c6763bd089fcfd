import type { Page } from 'playwright-core';
import { PASSWORD } from './makeAccount.ts';
import { fillIn, getMain, press, untilAwake } from './openVisitor.ts';

/** Goes from the login, to which a visitor was sent, through a new account to the page that sent them. */
export async function signUpOnTheWay(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/account/login/**');
  await getMain(page)
    .getByRole('link', { name: /sign up/i })
    .click();
  await page.waitForURL('**/account/signup/');
  await untilAwake(page);
  await fillIn(page, { Email: email, Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(page, 'Sign up');
}
