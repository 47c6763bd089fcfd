/** Paying with a wallet where the reader is: in the wall of a locked story, and on the offer page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { mailedLink, SUBJECT } from './account/mailbox.ts';
import { callService, makeAccount, PASSWORD } from './account/makeAccount.ts';
import {
  currentPath,
  getHeader,
  getMain,
  ON_THE_WAY,
  openSignedIn,
  openVisitor,
} from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { getAlert, PATIENCE_MS } from './checkout/atCheckout.ts';
import { agree, openWallet, walletButton, walletSheet } from './checkout/express.ts';
import { ONCE, readRecords } from './checkout/readRecords.ts';
import type { Records } from './checkout/readRecords.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useSandbox();
const STORY = '/business/port/2026/11/18/who-owns-pier-9/';
const BOUGHT = 'You have bought Digital. The story is open below.';

/** Chooses a password by the link of the welcome mail, and reads the records of the account. */
async function recordsOf(email: string): Promise<Records> {
  const { origin } = newspaper;
  const link = new URL(await mailedLink(origin, email, SUBJECT.choosePassword), origin);
  const nonce = link.searchParams.get('nonce') ?? '';
  await callService(origin, 'PUT', `/v1/password/reset/${nonce}`, { newPassword: PASSWORD });
  return readRecords(origin, { email, password: PASSWORD });
}

const wanted = (page: Page) =>
  getMain(page).getByRole('button', { name: 'Pay with Apple Pay or Google Pay' }).first();

/** Marks the document, and returns what says whether it is still the same. */
async function markDocument(page: Page) {
  await page.evaluate(() => (document.documentElement.dataset['marked'] = 'yes'));
  return () => page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');
}

async function readCart(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const response = await fetch('/sales/public/v1/cart');
    const { items } = await response.json();
    return items.map(({ priceCode }: { readonly priceCode: string }) => priceCode);
  });
}

test(
  'from the wall to the story in the same document, with nothing typed and no card provider before a press',
  async () => {
    const { page, open, requests, settle } = await openVisitor({ origin: newspaper.origin, width: 390 });
    const email = freshEmail('wall');
    await open(STORY);
    await wanted(page).waitFor();
    await settle();
    const ofVendor = () => requests.filter((request) => /stripe/i.test(request.url()));
    expect(ofVendor()).toEqual([]);
    const isSame = await markDocument(page);
    await page.getByRole('radio', { name: /^Digital, annual/ }).check();
    await wanted(page).click();
    await walletButton(page, 'Google Pay').waitFor();
    expect(ofVendor().length).toBeGreaterThan(0);
    expect(await accessViolations(page)).toEqual([]);
    await openWallet(page);
    await walletSheet(page).getByText('Aldermouth Courier asks for €120.00').waitFor();
    await agree(page, { email });
    await page.getByText(BOUGHT).waitFor();
    await page.getByText(`We made your account with ${email}.`).waitFor();
    await getHeader(page).account.waitFor();
    expect(currentPath(page)()).toBe(STORY);
    expect(await isSame()).toBe(true);
    expect(await accessViolations(page)).toEqual([]);
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'the offer page takes wallets on the card of the plan, and leads to the page that led to it',
  async () => {
    const { page, open, requests, settle } = await openVisitor({ origin: newspaper.origin });
    const email = freshEmail('offer');
    await open('/offer/?redirect=%2Fsport%2F');
    await wanted(page).waitFor();
    await settle();
    expect(requests.filter((request) => /stripe/i.test(request.url()))).toEqual([]);
    await wanted(page).focus();
    await page.keyboard.press('Enter');
    await walletButton(page, 'Apple Pay').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await openWallet(page, 'Apple Pay');
    await walletSheet(page).getByText('Aldermouth Courier asks for €1.00').waitFor();
    await agree(page, { email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    await page.getByText(`We made your account with ${email}.`).waitFor();
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'wallets that are closed leave the cart as it was',
  async () => {
    const { page, open } = await openVisitor({ origin: newspaper.origin });
    await open('/offer/');
    await page.evaluate(async () => {
      const items = [{ sku: 'digital-weekend', priceCode: 'WEEKEND-MONTHLY', quantity: 1 }];
      const headers = { 'content-type': 'application/json' };
      await fetch('/sales/public/v1/cart/item', { method: 'POST', headers, body: JSON.stringify({ items }) });
    });
    const before = await readCart(page);
    await wanted(page).click();
    await walletButton(page, 'Google Pay').waitFor();
    const held = await readCart(page);
    await openWallet(page);
    await walletSheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Wallet' }).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
      .toBe('Secure express checkout frame');
    expect(await getAlert(page, /\S/).count()).toBe(0);
    expect(await readCart(page)).toEqual(held);
    await getMain(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => wanted(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => readCart(page)).toEqual(before);
    await wanted(page).click();
    await walletButton(page, 'Google Pay').waitFor();
    await getMain(page).getByRole('button', { name: 'Go on with your email' }).click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/subscribe/');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
  },
  PATIENCE_MS,
);

test(
  'a declined card is told in the wall, and another press pays the same order once',
  async () => {
    const { page, open, expectTrouble, settle } = await openVisitor({ origin: newspaper.origin, width: 390 });
    expectTrouble(/402 \(Payment Required\)/);
    const email = freshEmail('declined');
    await open(STORY);
    await wanted(page).click();
    await openWallet(page);
    await agree(page, { email, press: 'Pay with a card that is declined' });
    await getAlert(page, /declined/).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await openWallet(page);
    await walletSheet(page).getByLabel('Email, instead of theirs').fill(email);
    await walletSheet(page).getByRole('button', { name: 'Pay', exact: true }).dblclick();
    await page.getByText(BOUGHT).waitFor();
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'who is logged in pays with their own account, whatever the email of the wallet',
  async () => {
    const account = await makeAccount(newspaper.origin, 'inplace');
    const { page, open, settle } = await openSignedIn(account, { origin: newspaper.origin });
    await open(STORY);
    await wanted(page).click();
    await openWallet(page);
    await agree(page, { person: 'ada' });
    await page.getByText(BOUGHT).waitFor();
    await settle();
    expect(await readRecords(newspaper.origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'an email that has an account pays nothing and is told so in the wall',
  async () => {
    const account = await makeAccount(newspaper.origin, 'taken');
    const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
    expectTrouble(/status of 409/);
    await open(STORY);
    await wanted(page).click();
    await openWallet(page);
    await agree(page, { email: account.email });
    await getAlert(page, `${account.email} has an account already.`).waitFor();
    const nothing: Records = { paid: 0, pending: 0, payments: 0, charges: 0, subscriptions: 0 };
    expect(await readRecords(newspaper.origin, account)).toEqual(nothing);
  },
  PATIENCE_MS,
);

test(
  'a payment whose answer is lost is looked at again, charges once and opens the story',
  async () => {
    const { page, open, expectTrouble, settle } = await openVisitor({ origin: newspaper.origin });
    expectTrouble(/net::ERR_FAILED/);
    expectTrouble(/did not go through/);
    let isLost = false;
    await page.route('**/sales/**', (route) => {
      isLost ||= route.request().method() === 'PUT' && route.request().url().includes('/payment/');
      return isLost ? route.abort('failed') : route.fallback();
    });
    const email = freshEmail('unsure');
    await open(STORY);
    await wanted(page).click();
    await openWallet(page);
    await agree(page, { email });
    await getAlert(page, 'We are checking your payment, which may have gone through.').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.unroute('**/sales/**');
    await getMain(page).getByRole('button', { name: 'Look again' }).click();
    await page.getByText(BOUGHT).waitFor();
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test.each([
  ['on the offer page', '/offer/', 'Start for €1', 'You have bought Digital.'],
  ['in the wall', STORY, 'Subscribe', BOUGHT],
])(
  'while a wallet pays %s, nothing else can be bought; after a declined card it can, and one charge is made in all',
  async (_title, path, name, thanks) => {
    const account = await makeAccount(newspaper.origin, 'beside');
    const { page, open, expectTrouble, settle } = await openSignedIn(account, { origin: newspaper.origin });
    expectTrouble(/402 \(Payment Required\)/);
    const begin = Promise.withResolvers<void>();
    await page.route(/\/checkout\/order\/[^/]+\/payment\/\d+/, async (route) => {
      await begin.promise;
      await route.fallback();
    });
    await open(path);
    const choose = getMain(page).getByRole('button', { name, exact: true }).first();
    await wanted(page).click();
    await openWallet(page);
    await agree(page, { press: 'Pay with a card that is declined' });
    await page.getByText('Your payment is being made.').waitFor();
    expect(await choose.getAttribute('aria-disabled')).toBe('true');
    expect(
      await choose.evaluate((button) => button.ariaDescribedByElements?.map((words) => words.textContent)),
    ).toEqual(['Your payment is being made. Until it is over, nothing else can be paid here.']);
    // The sheet of the sandbox covers the page meanwhile; those of the wallets may have gone by then.
    await choose.dispatchEvent('click');
    begin.resolve();
    await getAlert(page, /declined/).waitFor();
    expect(currentPath(page)()).toBe(path);
    expect(await choose.getAttribute('aria-disabled')).toBe(null);
    expect(await choose.getAttribute('aria-describedby')).toBe(null);
    await openWallet(page);
    await agree(page);
    await page.getByText(thanks).waitFor();
    await settle();
    expect(await readRecords(newspaper.origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'a plan that another tab buys while the sheet is open is not charged again: the story opens, and a sentence says so',
  async () => {
    const account = await makeAccount(newspaper.origin, 'tabs');
    const { page, open, openPage, expectTrouble, settle } = await openSignedIn(account, {
      origin: newspaper.origin,
    });
    expectTrouble(/status of 409/);
    await open(STORY);
    await wanted(page).click();
    await openWallet(page);
    const other = await openPage(STORY);
    await wanted(other).click();
    await openWallet(other);
    await agree(other);
    await other.getByText(BOUGHT).waitFor();
    await agree(page);
    await page
      .getByText('You subscribe to this already, and can change your plan in your account.')
      .first()
      .waitFor();
    await page.getByText(BOUGHT).waitFor();
    expect(await page.getByText('€0.00').count()).toBe(0);
    await settle();
    expect(await readRecords(newspaper.origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);
