/** The bot challenge of the checkout: before the order, and before anything is charged. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import { openVisitor, press, seeHeading } from './account/openVisitor.ts';
import { atCheckout, fillInAddress, enterCard, PATIENCE_MS, untilPaid } from './checkout/atCheckout.ts';
import { openWallet, walletButton, walletSheet } from './checkout/express.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { enterEmail } from './checkout/shortWay.ts';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations } from './reader/checkPage.ts';
import { startWithIdentity } from './session/identityFile.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startWithIdentity({ configuration: { recaptchaScore: -1 } });
  const file = join(await mkdtemp(join(tmpdir(), 'broadsheet-site-')), 'site.json');
  const site = { ...(await readFixture('site.json')), sales: { checkoutRecaptchaEnabled: true } };
  await writeFile(file, JSON.stringify(site));
  await importDocuments(newspaper.dataDir, [file]);
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const check = (page: Page) => page.getByRole('group', { name: 'Security check' });

async function tick(page: Page): Promise<void> {
  const box = check(page).frameLocator('iframe');
  await box.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await box.getByText('Ticked.').waitFor();
}

test(
  'an order and its payment each need the check, and nothing is charged before it is met',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'checked' });
    expectTrouble(/An order could not be made. SalesError: Captcha/);
    expectTrouble(/A payment did not go through. SalesError: Captcha/);
    await fillInAddress(page);
    await press(page, 'Continue');
    await check(page).getByRole('alert').getByText('Captcha token invalid').waitFor();
    await tick(page);
    expect(await accessViolations(page)).toEqual([]);
    await press(page, 'Continue');
    await enterCard(page);
    await check(page).waitFor();
    await press(page, 'Pay now');
    await check(page).getByRole('alert').getByText('Captcha token invalid').waitFor();
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await seeHeading(page, 'Review your order');
    await tick(page);
    await press(page, 'Pay now');
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'wallets come after the log-in where there is a check, and pay only once it is passed',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'checked-wallet');
    const { page, open, settle, expectTrouble } = await openVisitor({ origin });
    // The address has an account, which the form finds by trying to make one.
    expectTrouble(/409 \(Conflict\)/);
    expectTrouble(/An order could not be made. SalesError: Captcha/);
    expectTrouble(/A payment did not go through. SalesError: Captcha/);
    await open('/offer/');
    await press(page, 'Start for €1');
    await page.getByLabel('Country', { exact: true }).waitFor();
    await settle();
    expect(await walletButton(page, 'Google Pay').count()).toBe(0);
    await enterEmail(page, account.email, account.password);
    await check(page).getByRole('alert').getByText('Captcha token invalid').waitFor();
    await tick(page);
    await press(page, 'Continue');
    await openWallet(page);
    await walletSheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await check(page).getByRole('alert').getByText('Captcha token invalid').waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: 'Wallet' }).count()).toBe(0);
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await tick(page);
    await openWallet(page);
    await walletSheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect.poll(() => readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);
