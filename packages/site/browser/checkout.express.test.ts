/** Paying with a wallet before there is an account: the wallet tells who pays, and from where. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { mailedLink, mailsTo, SUBJECT } from './account/mailbox.ts';
import { callService, makeAccount, PASSWORD } from './account/makeAccount.ts';
import {
  currentPath,
  fillIn,
  getField,
  getHeader,
  getMain,
  ON_THE_WAY,
  openSignedIn,
  openVisitor,
  press,
} from './account/openVisitor.ts';
import { startSandbox, useSandbox } from './account/startSandbox.ts';
import { getAlert, PATIENCE_MS } from './checkout/atCheckout.ts';
import { agree, openWallet, walletButton, walletSheet } from './checkout/express.ts';
import { OTHER_PRICES } from './checkout/otherPrices.ts';
import { ONCE, readRecords } from './checkout/readRecords.ts';
import type { Records } from './checkout/readRecords.ts';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useSandbox();
const STORY = '/business/port/2026/11/18/who-owns-pier-9/';

beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'broadsheet-prices-')), 'prices.json');
  await writeFile(file, JSON.stringify(OTHER_PRICES));
  await importDocuments(newspaper.dataDir, [file]);
});

/** Chooses a password by the link of the welcome mail, and reads the records of the account. */
async function recordsOf(email: string): Promise<Records> {
  const { origin } = newspaper;
  const link = new URL(await mailedLink(origin, email, SUBJECT.choosePassword), origin);
  const nonce = link.searchParams.get('nonce') ?? '';
  await callService(origin, 'PUT', `/v1/password/reset/${nonce}`, { newPassword: PASSWORD });
  return readRecords(origin, { email, password: PASSWORD });
}

/** Opens the short checkout for a visitor who has chosen a plan on the offer page. */
async function visit(options: Partial<Parameters<typeof openVisitor>[0]> = {}) {
  const reader = await openVisitor({ origin: newspaper.origin, ...options });
  await reader.open('/offer/?redirect=%2Fsport%2F');
  await press(reader.page, 'Start for €1');
  await reader.page.waitForURL('**/subscribe/');
  return reader;
}

/** Opens the short checkout with a price that no offer names. */
async function visitWith(priceCode: string) {
  const reader = await openVisitor({ origin: newspaper.origin });
  await reader.open('/offer/');
  await reader.page.evaluate(async (code) => {
    const items = [{ sku: 'digital', priceCode: code, quantity: 1 }];
    const headers = { 'content-type': 'application/json' };
    await fetch('/sales/public/v1/cart/item', { method: 'POST', headers, body: JSON.stringify({ items }) });
  }, priceCode);
  await reader.open('/subscribe/');
  return reader;
}

const isSheetOpen = (page: Page) => page.getByRole('dialog', { name: 'Wallet' }).count();

test(
  'from the wall to the story in three presses, with nothing typed',
  async () => {
    const { page, open } = await openVisitor({ origin: newspaper.origin, width: 390 });
    const email = freshEmail('wallet');
    await open(STORY);
    const pages: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && pages.at(-1) !== pathname) pages.push(pathname);
    });
    await getMain(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/subscribe/');
    await walletButton(page, 'Google Pay').waitFor();
    await page.getByRole('heading', { name: 'Pay without filling in a form' }).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await openWallet(page);
    await walletSheet(page).getByText('Aldermouth Courier asks for €1.00').waitFor();
    await agree(page, { email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(STORY);
    await page.getByText('You have bought Digital. The story is open below.').waitFor();
    await page.getByText(`We made your account with ${email}.`).waitFor();
    await getHeader(page).account.waitFor();
    expect(pages).toEqual(['/offer/', '/subscribe/', STORY]);
    expect((await mailsTo(newspaper.origin, email)).map(({ subject }) => subject)).not.toContain(
      SUBJECT.verifyEmail,
    );
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

type Wanting = Pick<Awaited<ReturnType<typeof openVisitor>>, 'page' | 'open' | 'expectTrouble'>;

/** Presses the wall's button for wallets, whose code cannot be fetched there. */
async function wantWallet({ page, open, expectTrouble }: Wanting) {
  expectTrouble(/payInPlace/);
  expectTrouble(/net::ERR_FAILED/);
  await page.route(/payInPlace/, (route) => route.abort('failed'));
  await open(STORY);
  await getMain(page).getByRole('button', { name: 'Pay with Apple Pay or Google Pay' }).click();
  await page.waitForURL('**/subscribe/');
}

const hasWish = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('broadsheet.wantsWallet') !== null);

test(
  'a price that cannot be loaded is said to who wants a wallet, beside the form; another try brings the wallets',
  async () => {
    const reader = await openVisitor({ origin: newspaper.origin, width: 390 });
    const { page, expectTrouble } = reader;
    expectTrouble(/503 \(Service Unavailable\)/);
    expectTrouble(/The price could not be quoted/);
    let isAway = true;
    await page.route('**/cart/item', (route) => {
      const { items } = JSON.parse(route.request().postData() ?? '{}');
      if (!isAway || items.length > 0) return route.fallback();
      return route.fulfill({ status: 503, json: { code: '503', message: 'Away.' } });
    });
    await wantWallet(reader);
    await getAlert(page, 'The price could not be loaded, so a wallet cannot pay right now.').waitFor();
    await getField(page, 'Email').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    isAway = false;
    await press(page, 'Try again');
    await openWallet(page);
    const email = freshEmail('again');
    await agree(page, { email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(STORY);
    await page.getByText('You have bought Digital. The story is open below.').waitFor();
    // The password that is chosen next ends the session, so the page has to have asked for everything.
    await reader.settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'the wish for a wallet ends with the first checkout, also of a reader who is logged in',
  async () => {
    const account = await makeAccount(newspaper.origin, 'wishing');
    const reader = await openSignedIn(account, { origin: newspaper.origin });
    const { page } = reader;
    await wantWallet(reader);
    await page.getByText(`Logged in as ${account.email}`).waitFor();
    expect(await hasWish(page)).toBe(false);
  },
  PATIENCE_MS,
);

test(
  'an email that has an account is not logged in and pays nothing; after its login the wallets are there again',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'owner');
    const { page, expectTrouble } = await visit();
    expectTrouble(/status of 409/);
    await openWallet(page, 'Apple Pay');
    await agree(page, { person: 'ada', email: account.email });
    await getAlert(page, `${account.email} has an account already.`).waitFor();
    expect(await isSheetOpen(page)).toBe(0);
    expect(await getField(page, 'Email').inputValue()).toBe(account.email);
    expect(await accessViolations(page)).toEqual([]);
    const nothing: Records = { paid: 0, pending: 0, payments: 0, charges: 0, subscriptions: 0 };
    expect(await readRecords(origin, account)).toEqual(nothing);
    await fillIn(page, { Password: account.password });
    await press(page, 'Continue');
    await page.getByLabel('Cardholder name').waitFor();
    expect(await getAlert(page, `${account.email} has an account already.`).count()).toBe(0);
    await openWallet(page, 'Apple Pay');
    await agree(page, { email: account.email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'another price at the address of the wallet is shown before it is charged, and a second press pays it',
  async () => {
    const { page, settle } = await visitWith('DIGITAL-NET');
    const email = freshEmail('seattle');
    await openWallet(page);
    await walletSheet(page).getByText('asks for €10.00').waitFor();
    await agree(page, { person: 'abroad', email });
    await getAlert(page, 'At the address of your wallet the price is €11.04. Nothing was charged.').waitFor();
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('US');
    await getMain(page).getByText('€11.04').first().waitFor();
    expect(await mailsTo(newspaper.origin, email)).toEqual([]);
    await openWallet(page);
    await walletSheet(page).getByText('asks for €11.04').waitFor();
    await agree(page, { person: 'abroad', email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    await page.getByText(`We made your account with ${email}.`).waitFor();
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'a sheet that is closed leaves nothing; a declined card leaves an account and an order that another press pays once',
  async () => {
    const { page, expectTrouble, context } = await visit();
    expectTrouble(/402 \(Payment Required\)/);
    await openWallet(page);
    await walletSheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => isSheetOpen(page)).toBe(0);
    expect(await getField(page, 'Email').inputValue()).toBe('');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /session|user/i.test(key))),
    ).toEqual([]);
    const email = freshEmail('declined');
    await openWallet(page);
    await agree(page, { email, press: 'Pay with a card that is declined' });
    await getAlert(page, /declined/).waitFor();
    await page.getByText(`Logged in as ${email}`).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.reload();
    await openWallet(page);
    await walletSheet(page).getByLabel('Email, instead of theirs').fill(email);
    await walletSheet(page).getByRole('button', { name: 'Pay', exact: true }).dblclick();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    expect(context.pages()).toHaveLength(1);
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'two presses, the bank’s question and a lost answer charge once',
  async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(/net::ERR_FAILED/);
    expectTrouble(/A payment from a wallet did not go through/);
    const email = freshEmail('bank');
    let isNext = true;
    await page.route(/\/checkout\/order\/[^/]+\/payment\/\d+$/, async (route) => {
      if (!isNext || route.request().method() !== 'PUT') return route.fallback();
      isNext = false;
      await route.fetch();
      await route.abort('failed');
    });
    await openWallet(page);
    await walletSheet(page).getByLabel('Email, instead of theirs').fill(email);
    await walletSheet(page).getByRole('button', { name: 'Pay, and the bank asks' }).dblclick();
    await page.frameLocator('iframe[title="3D Secure 2"]').getByRole('button', { name: 'Complete' }).click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'a wallet that tells nonsense meets a sentence, and neither an account nor an order is made',
  async () => {
    const { page, requests } = await visit();
    for (const [person, words] of [
      ['mute', 'Your wallet gave no email address that we can use.'],
      ['long', 'Your wallet gave a name that we cannot use.'],
      ['control', 'Your wallet gave a name that we cannot use.'],
    ] as const) {
      await openWallet(page);
      await agree(page, { person });
      await expect.poll(() => isSheetOpen(page)).toBe(0);
      await getAlert(page, words).waitFor();
    }
    const made = requests.filter((request) => /signup|checkout\/order/.test(request.url()));
    expect(made.map((request) => request.url())).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'what is delivered by post is ordered with the whole address of the wallet',
  async () => {
    const { page, open, requests, settle, expectTrouble } = await openVisitor({ origin: newspaper.origin });
    expectTrouble(/status of 400/);
    await open('/offer/');
    await page
      .getByRole('article')
      .filter({ hasText: 'Digital and weekend paper, monthly' })
      .getByRole('button')
      .first()
      .click();
    await page.waitForURL('**/subscribe/');
    const email = freshEmail('paper');
    await openWallet(page);
    await agree(page, { email });
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    const ordered = requests.filter((request) => request.url().endsWith('/checkout/order'));
    expect(ordered.map((request) => JSON.parse(request.postData() ?? '{}').billingAddress)).toEqual([
      { line1: '', locality: '', region: '', postal: '', country: 'DE' },
      { line1: 'Am Kai 12', locality: 'Hamburg', region: 'Hamburg', postal: '20095', country: 'DE' },
    ]);
    // Looking at the records logs the reader in elsewhere, which ends the session of this page.
    await settle();
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'while the price of a country that was just chosen is unknown, no sheet opens; then it asks for that price',
  async () => {
    const { page } = await visitWith('DIGITAL-NET');
    await openWallet(page);
    await walletSheet(page).getByText('asks for €10.00').waitFor();
    await walletSheet(page).getByRole('button', { name: 'Cancel' }).click();
    const quote = Promise.withResolvers<void>();
    await page.route('**/cart/item', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      await quote.promise;
      await route.fulfill({ response, json: { ...cart, tax: 2, total: 12 } });
    });
    await page.getByLabel('Country', { exact: true }).selectOption('FR');
    const button = walletButton(page, 'Google Pay');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await isSheetOpen(page)).toBe(0);
    quote.resolve();
    await getMain(page).getByText('€12.00').first().waitFor();
    expect(await isSheetOpen(page)).toBe(0);
    await openWallet(page);
    await walletSheet(page).getByText('asks for €12.00').waitFor();
  },
  PATIENCE_MS,
);

test(
  'a payment whose connection is lost once it is confirmed is checked, and found when it is back',
  async () => {
    const { page, expectTrouble } = await visit();
    // Whether the checkout looks for its data once more before the connection is back depends on the machine.
    expectTrouble(/net::ERR_FAILED|could not be loaded/);
    expectTrouble(/did not go through/);
    let isLost = false;
    await page.route('**/sales/**', (route) => {
      isLost ||= route.request().method() === 'PUT' && route.request().url().includes('/payment/');
      return isLost ? route.abort('failed') : route.fallback();
    });
    const email = freshEmail('unsure');
    await openWallet(page);
    await agree(page, { email });
    await getAlert(page, 'We are checking your payment, which may have gone through.').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.unroute('**/sales/**');
    await page.reload();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    expect(await recordsOf(email)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'wallets come above a form that nobody has touched, which then stays where it is',
  async () => {
    const { page, settle } = await visit({ width: 390 });
    /** Measures from the end of the summary to the form, because the summary grows when its prices come. */
    const distance = async () => {
      const summary = await page.getByRole('complementary', { name: 'Order summary' }).boundingBox();
      const form = await page.getByRole('heading', { name: 'Your account' }).boundingBox();
      return Math.round((form?.y ?? 0) - (summary?.y ?? 0) - (summary?.height ?? 0));
    };
    await page.getByRole('heading', { name: 'Pay without filling in a form' }).waitFor();
    const before = await distance();
    await walletButton(page, 'Google Pay').waitFor();
    await settle();
    expect(before).toBeGreaterThan(300);
    expect(await distance()).toBe(before);
  },
  PATIENCE_MS,
);

test(
  'wallets that come while somebody types stand below the form, and their words above it',
  async () => {
    const { page, open, settle, expectTrouble } = await openVisitor({ origin: newspaper.origin, width: 390 });
    expectTrouble(/status of 409/);
    const options = Promise.withResolvers<void>();
    await page.route('**/checkout/payment/options**', async (route) => {
      await options.promise;
      await route.fallback();
    });
    await open('/offer/?redirect=%2Fsport%2F');
    await press(page, 'Start for €1');
    await page.waitForURL('**/subscribe/');
    const email = getField(page, 'Email');
    await email.fill('nora@');
    /** Measures from the end of the summary, which grows when its prices come. */
    const distance = () =>
      email.evaluate((field) => {
        const summary = document.querySelector('aside[aria-label="Order summary"]');
        return Math.round(field.getBoundingClientRect().top - (summary?.getBoundingClientRect().bottom ?? 0));
      });
    const before = await distance();
    options.resolve();
    await walletButton(page, 'Google Pay').waitFor();
    await settle();
    expect(await distance()).toBe(before);
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.inputValue()).toBe('nora@');
    const wallets = page.getByRole('heading', { name: 'Pay without filling in a form' });
    const field = await email.boundingBox();
    expect((await wallets.boundingBox())?.y).toBeGreaterThan(field?.y ?? Number.POSITIVE_INFINITY);
    expect(await accessViolations(page)).toEqual([]);
    const account = await makeAccount(newspaper.origin, 'below');
    await openWallet(page);
    await agree(page, { email: account.email });
    const alert = getAlert(page, `${account.email} has an account already.`);
    await alert.waitFor();
    const form = await page.getByRole('heading', { name: 'Your account' }).boundingBox();
    expect((await alert.boundingBox())?.y).toBeLessThan(form?.y ?? 0);
  },
  PATIENCE_MS,
);

test(
  'a German newspaper says in German what a wallet does and why it did not pay',
  async () => {
    await using german = await startSandbox();
    const file = join(await mkdtemp(join(tmpdir(), 'broadsheet-german-')), 'site.json');
    await writeFile(file, JSON.stringify({ ...(await readFixture('site.json')), locale: 'de' }));
    await importDocuments(german.dataDir, [file]);
    const { page, open, expectTrouble } = await openVisitor({ origin: german.origin, width: 390 });
    expectTrouble(/status of 409/);
    await open('/offer/');
    await getMain(page).getByRole('article').first().getByRole('button').first().click();
    await page.waitForURL('**/subscribe/');
    await page.getByRole('heading', { name: 'Bezahlen, ohne ein Formular auszufüllen' }).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await openWallet(page);
    await agree(page, { person: 'mute' });
    await getAlert(page, 'Ihr Wallet hat keine brauchbare E-Mail-Adresse übermittelt.').waitFor();
    const { email } = await makeAccount(german.origin, 'lotte');
    await openWallet(page);
    await agree(page, { email });
    await getAlert(page, `Zu ${email} gibt es schon ein Konto.`).waitFor();
    const fresh = freshEmail('nora');
    await openWallet(page);
    await agree(page, { email: fresh });
    await page.getByText(`Wir haben Ihr Konto mit ${fresh} angelegt.`).waitFor();
    const subjects = (await mailsTo(german.origin, fresh)).map(({ subject }) => subject);
    expect(subjects).toContain('Ihr Konto bei The Aldermouth Courier');
  },
  PATIENCE_MS,
);
