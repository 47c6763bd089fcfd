/** An order that became too old before it was paid: it is made anew where it stands, and paid once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor, press } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { atCheckout, bill, enterCard, PATIENCE_MS, untilPaid } from './checkout/atCheckout.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { enterEmail, payWithCard } from './checkout/shortWay.ts';
import { makeAccount } from './account/makeAccount.ts';

const newspaper = useSandbox();

/** Lets days pass for the service; the clock of the browser stays, as one that is slow. */
async function passDays(days: number): Promise<void> {
  const body = new URLSearchParams({ days: String(days) });
  await fetch(`${newspaper.origin}/sandbox/clock`, { method: 'POST', body });
}

const readOrderNumber = async (page: Page): Promise<string> => {
  const begun = await page.waitForResponse(/\/checkout\/order\/[^/]+\/payment\/\d+$/);
  return /order\/([^/]+)/.exec(begun.url())?.[1] ?? '';
};

test(
  'the checkout that is opened again with an old order goes on with a new one at once',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'slow' });
    expectTrouble(/status of 409/);
    const first = readOrderNumber(page);
    await bill(page);
    await first;
    await passDays(3);
    await page.reload();
    await enterCard(page);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await press(page, 'Pay now');
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'a page that stays open for days pays a new order with the card that was typed, in two tabs once',
  async () => {
    const { origin } = newspaper;
    const { page, account, openPage, expectTrouble } = await atCheckout({ origin, name: 'patient' });
    expectTrouble(/status of 409/);
    await bill(page);
    await enterCard(page);
    const other = await openPage('/checkout/');
    await enterCard(other);
    await passDays(3);
    await press(page, 'Pay now');
    await untilPaid(page);
    await press(other, 'Pay now');
    await untilPaid(other);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'the short checkout keeps the card that is typed when its order becomes too old',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'short-old');
    const { page, open, expectTrouble } = await openVisitor({ origin });
    expectTrouble(/status of 409/);
    await open('/offer/');
    await press(page, 'Start for €1');
    await enterEmail(page, account.email, account.password);
    await page.getByLabel('Cardholder name').waitFor();
    await passDays(3);
    await payWithCard(page, '€1');
    await expect.poll(async () => readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);
