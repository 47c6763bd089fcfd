/** Paying at PayPal: approved, left, expired, and returned from twice or for another order. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ON_THE_WAY, currentPath, press } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import {
  getAlert,
  atCheckout,
  bill,
  choose,
  enterCard,
  PATIENCE_MS,
  untilPaid,
} from './checkout/atCheckout.ts';
import { ONCE, ONCE_ELSEWHERE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { accessViolations } from './reader/checkPage.ts';

const STORED_ORDER = 'ArcSubs_OrderNumber';

const newspaper = useSandbox();

/** Goes to PayPal from the payment step, and chooses an answer there. */
async function answerAtPayPal(page: Page, answer: string): Promise<void> {
  await choose(page, 'PayPal');
  await press(page, 'Pay with PayPal');
  await page.waitForURL('**/sandbox/paypal/checkoutnow?*');
  await page.getByRole('button', { name: answer, exact: true }).click();
}

test(
  'who cancels is back with words and may agree after all; the way back is good once and for its order alone',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'paypal' });
    expectTrouble(/409 \(Conflict\)/);
    expectTrouble(/404 \(Not Found\)/);
    await bill(page);
    await answerAtPayPal(page, 'Cancel and return');
    await getAlert(page, 'You cancelled at PayPal; nothing was charged.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await accessViolations(page)).toEqual([]);
    expect(await readRecords(origin, account)).toEqual(ORDERED);

    // Approved, but the browser has another order stored: that one is not paid.
    await choose(page, 'PayPal');
    await press(page, 'Pay with PayPal');
    await page.waitForURL('**/sandbox/paypal/checkoutnow?*');
    const orderNumber = await page.evaluate((key) => localStorage.getItem(key), STORED_ORDER);
    await page.evaluate((key) => localStorage.setItem(key, 'ANOTHER'), STORED_ORDER);
    await page.getByRole('button', { name: 'Agree and pay', exact: true }).click();
    await getAlert(page, 'The payment did not go through.').waitFor();
    expect(await readRecords(origin, account)).toEqual(ORDERED);

    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED_ORDER,
      orderNumber ?? '',
    ] as const);
    const wayBack = page.url();
    await page.reload();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE_ELSEWHERE);

    await page.goto(wayBack);
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/offer/?redirect=%2Fcheckout%2F');
    expect(await readRecords(origin, account)).toEqual(ONCE_ELSEWHERE);
  },
  PATIENCE_MS,
);

test(
  'what has expired pays nothing, money that does not come neither, and a card pays once',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'expired' });
    expectTrouble(/409 \(Conflict\)/);
    await bill(page);
    await answerAtPayPal(page, 'Wait until it has expired, then go back');
    await getAlert(page, 'The payment did not go through.').waitFor();
    await answerAtPayPal(page, 'Agree, but the money does not come');
    await getAlert(page, 'The payment did not go through.').waitFor();
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await enterCard(page);
    await press(page, 'Pay now');
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'who comes from a locked story and agrees is back at it, and reads it',
  async () => {
    const story = '/business/port/2026/11/18/who-owns-pier-9/';
    const { page } = await atCheckout({ origin: newspaper.origin, name: 'story' });
    await page.goto(`/offer/?redirect=${encodeURIComponent(story)}`);
    await press(page, 'Start for €1');
    await page.waitForURL('**/subscribe/');
    await page.goto('/checkout/');
    await bill(page);
    await answerAtPayPal(page, 'Agree and pay');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(story);
    const paragraphs = page.locator('main article[class*=article-body] p');
    await expect.poll(() => paragraphs.count(), ON_THE_WAY).toBeGreaterThan(4);
  },
  PATIENCE_MS,
);
