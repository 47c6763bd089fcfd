/** The wallets that the short checkout shows to somebody who is not logged in. */
import type { Locator, Page } from 'playwright-core';
import { getMain } from '../account/openVisitor.ts';

/** Whose wallet it is in the sandbox's sheet. */
export type WalletPerson = 'fresh' | 'ada' | 'abroad' | 'mute' | 'long' | 'control';

/** A frame holds the buttons of the wallets that its address names. */
const IN_FRAME = { 'Apple Pay': 'applePay', 'Google Pay': 'googlePay' } as const;

export const walletButton = (page: Page, wallet: 'Apple Pay' | 'Google Pay'): Locator =>
  getMain(page)
    .frameLocator(`iframe[title="Secure express checkout frame"][src*="${IN_FRAME[wallet]}"] >> visible=true`)
    .getByRole('button', { name: wallet });

export const walletSheet = (page: Page) => page.frameLocator('iframe[title="Wallet"]');

interface WalletChoice {
  readonly person?: WalletPerson;
  /** Instead of the person's own. */
  readonly email?: string;
  readonly press?: string;
}

/** Agrees in the sheet that is open. */
export async function agree(
  page: Page,
  { person = 'fresh', email, press = 'Pay' }: WalletChoice = {},
): Promise<void> {
  const sheet = walletSheet(page);
  await sheet.getByLabel('Whose wallet').selectOption(person);
  if (email !== undefined) await sheet.getByLabel('Email, instead of theirs').fill(email);
  await sheet.getByRole('button', { name: press, exact: true }).click();
}

/** Waits for the wallets, and opens the sheet of one. */
export async function openWallet(page: Page, wallet: 'Apple Pay' | 'Google Pay' = 'Google Pay') {
  await walletButton(page, wallet).click();
  await walletSheet(page).getByRole('heading', { name: wallet }).waitFor();
}
