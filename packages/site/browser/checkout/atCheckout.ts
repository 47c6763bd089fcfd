/** A reader at the checkout, and the reader's actions in its steps. */
import type { Page } from 'playwright-core';
import { fillIn, logIn, openVisitor, press, seeHeading } from '../account/openVisitor.ts';
import { makeAccount } from '../account/makeAccount.ts';
import type { Account } from '../account/makeAccount.ts';
import type { Reader, ReaderOptions } from '../reader/openReader.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  requiresBank: '4000002760003184',
} as const;

/** The most milliseconds of a checkout test on a busy machine. */
export const PATIENCE_MS = 180_000;

export interface CheckoutOptions extends ReaderOptions {
  readonly origin: string;
  /** The beginning of the account's address. */
  readonly name: string;
  readonly priceCode?: string;
  /** The path of the newspaper on its origin. Default: none. */
  readonly basePath?: string;
}

export interface Buyer extends Reader {
  readonly account: Account;
}

/** Opens a reader with an account who chose a plan before the login, and takes them to the checkout. */
export async function atCheckout({
  origin,
  name,
  priceCode,
  basePath = '',
  ...options
}: CheckoutOptions): Promise<Buyer> {
  const account = await makeAccount(origin + basePath, name);
  const reader = await openVisitor({ origin, basePaths: [basePath], ...options });
  const { page } = reader;
  await page.addInitScript(
    (choice) => {
      if (sessionStorage.getItem('has-chosen') !== null) return;
      sessionStorage.setItem('has-chosen', 'yes');
      const { base, ...item } = choice;
      localStorage.setItem(`ArcXP_cart${base}`, JSON.stringify({ ...item, cartDate: Date.now() }));
    },
    { sku: 'digital', priceCode: priceCode ?? 'DIGITAL-MONTHLY', base: basePath },
  );
  await reader.open(`${basePath}/account/login/?redirect=%2Fcheckout%2F`);
  await logIn(page, account);
  await page.waitForURL('**/checkout/');
  await page.getByLabel('Street address').waitFor();
  return { ...reader, account };
}

export async function fillInAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').waitFor();
  await fillIn(page, { 'Street address': '12 Quay Street', City: 'Hamburg', 'Postal code': '20095' });
  await fillIn(page, { 'State or region': 'Hamburg' });
  await page.getByLabel('Country').selectOption('DE');
}

export async function bill(page: Page): Promise<void> {
  await fillInAddress(page);
  await press(page, 'Continue');
}

export const cardField = (page: Page, title: 'card number' | 'expiration' | 'CVC') =>
  page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');

export async function fillInCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Ada Lovelace');
  await cardField(page, 'card number').fill(number);
  await cardField(page, 'expiration').fill('0434');
  await cardField(page, 'CVC').fill('123');
}

export async function enterCard(page: Page, number: string = CARDS.good): Promise<void> {
  await fillInCard(page, number);
  await press(page, 'Continue');
  await seeHeading(page, 'Review your order');
}

/** Chooses a payment method other than a card, and continues to the review. */
export async function choose(page: Page, method: 'Apple Pay' | 'Google Pay' | 'PayPal'): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await press(page, 'Continue');
  await seeHeading(page, 'Review your order');
}

export const getAlert = (page: Page, words: RegExp | string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words }).first();

/** Waits until the payment is made and the reader is on the page after a paid order. */
export const untilPaid = (page: Page): Promise<void> => page.waitForURL(/\/account\/subscriptions\/$/);
