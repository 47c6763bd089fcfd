/** Paying with a browser's wallet: its sheet, the data it requests, and the outcome. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { getAlert, atCheckout, bill, choose, PATIENCE_MS, untilPaid } from './checkout/atCheckout.ts';
import { OTHER_PRICES } from './checkout/otherPrices.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useSandbox();
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'broadsheet-prices-')), 'prices.json');
  await writeFile(file, JSON.stringify(OTHER_PRICES));
  await importDocuments(newspaper.dataDir, [file]);
});

const buttonOf = (page: Page, wallet: string) =>
  page
    .getByRole('main')
    .frameLocator('iframe[title="Secure express checkout frame"] >> visible=true')
    .getByRole('button', { name: wallet });
const sheetOf = (page: Page) => page.frameLocator('iframe[title="Wallet"]');

test(
  'a sheet that is closed changes nothing, one whose card is declined ends with words, and another try pays once',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({
      origin,
      name: 'wallet',
      colorScheme: 'dark',
    });
    expectTrouble(/402 \(Payment Required\)/);
    await bill(page);
    await choose(page, 'Google Pay');
    await buttonOf(page, 'Google Pay').click();
    await sheetOf(page).getByText('Aldermouth Courier asks for €1.00').waitFor();
    await sheetOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Wallet' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Review your order' }).isVisible()).toBe(true);
    expect(await accessViolations(page)).toEqual([]);
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await buttonOf(page, 'Google Pay').click();
    await sheetOf(page).getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await getAlert(page, /declined/).waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: 'Wallet' }).count()).toBe(0);
    await buttonOf(page, 'Google Pay').click();
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'yen are asked for and charged as yen',
  async () => {
    const { origin } = newspaper;
    const { page, account } = await atCheckout({ origin, name: 'yen', priceCode: 'DIGITAL-YEN' });
    await bill(page);
    await choose(page, 'Apple Pay');
    await page.getByText('¥1,200').first().waitFor();
    await buttonOf(page, 'Apple Pay').click();
    await sheetOf(page).getByText('asks for ¥1,200').waitFor();
    await sheetOf(page).getByRole('button', { name: 'Pay, and the bank asks' }).click();
    await page.frameLocator('iframe[title="3D Secure 2"]').getByRole('button', { name: 'Complete' }).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'crowns are asked for in the sheet and charged as the order says, although the provider counts hundredths of them',
  async () => {
    const { origin } = newspaper;
    const { page, account } = await atCheckout({ origin, name: 'crowns', priceCode: 'DIGITAL-CROWNS' });
    await bill(page);
    await choose(page, 'Google Pay');
    await page
      .getByText(/ISK\s1,490/)
      .first()
      .waitFor();
    await buttonOf(page, 'Google Pay').click();
    await sheetOf(page)
      .getByText(/asks for ISK\s1,490/)
      .waitFor();
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'with nothing due the wallet’s card is set up, and nothing is charged',
  async () => {
    const { origin } = newspaper;
    const { page, account } = await atCheckout({ origin, name: 'nothing-due', priceCode: 'DIGITAL-TRIAL' });
    await bill(page);
    await choose(page, 'Google Pay');
    expect(await page.getByRole('radio', { name: 'PayPal' }).count()).toBe(0);
    await buttonOf(page, 'Google Pay').click();
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual({ ...ONCE, charges: 0, payments: expect.any(Number) });
  },
  PATIENCE_MS,
);
