/** The bot challenge of the checkout: before the order, and before anything is charged. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { press, seeHeading } from './account/openVisitor.ts';
import { atCheckout, fillInAddress, enterCard, PATIENCE_MS, untilPaid } from './checkout/atCheckout.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
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
