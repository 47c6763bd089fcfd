/** A reader at the short checkout, whom nobody has asked to log in. */
import type { Page } from 'playwright-core';
import { PASSWORD } from '../account/makeAccount.ts';
import { fillIn, press } from '../account/openVisitor.ts';
import { CARDS, fillInCard } from './atCheckout.ts';

/** Says who is buying, and from where; the address has an account, or one is made. */
export async function enterEmail(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.waitForURL('**/subscribe/');
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await fillIn(page, { Email: email, Password: password });
  await press(page, 'Continue');
}

/** Enters a card and pays. @param amount as on the button */
export async function payWithCard(page: Page, amount: string, number: string = CARDS.good): Promise<void> {
  await page.getByLabel('Cardholder name').waitFor();
  await fillInCard(page, number);
  await press(page, `Pay ${amount} now`);
}
