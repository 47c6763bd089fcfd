/** A checkout with an impatient reader and a bad network: the entered values are kept, and nothing is paid twice. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { getField, logIn, ON_THE_WAY, currentPath, press, seeHeading } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import {
  getAlert,
  atCheckout,
  bill,
  CARDS,
  fillInAddress,
  fillInCard,
  enterCard,
  PATIENCE_MS,
  untilPaid,
} from './checkout/atCheckout.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { revokeStored } from './session/storedSession.ts';

const PAYMENT = /\/checkout\/order\/[^/]+\/payment\/\d+$/;
const NO_CONNECTION = 'No connection. What you typed is still here: try again when you are online.';

const newspaper = useSandbox();

/** Handles the next finalization instead of the service; all later ones reach it. */
async function onNextFinalization(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let isNext = true;
  await page.route(PAYMENT, async (route) => {
    if (!isNext || route.request().method() !== 'PUT') return route.fallback();
    isNext = false;
    await answer(route);
  });
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay now' });

test(
  'an answer of 500, a lost one, two clicks, a reload and the way back: one order, one charge, one subscription',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'impatient' });
    expectTrouble(/500 \(Internal Server Error\)/);
    expectTrouble(/net::ERR_FAILED/);
    expectTrouble(/A payment did not go through/);
    await bill(page);
    await enterCard(page);
    await onNextFinalization(page, (route) =>
      route.fulfill({ status: 500, json: { code: '500', message: 'No' } }),
    );
    await payButton(page).click();
    await getAlert(page, 'The payment did not go through.').waitFor();
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);

    await onNextFinalization(page, async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await payButton(page).dblclick();
    await getAlert(page, NO_CONNECTION).waitFor();
    expect(await readRecords(origin, account)).toEqual(ONCE);

    await page.reload();
    await untilPaid(page);
    await page.goBack();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/offer/?redirect=%2Fcheckout%2F');
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'two tabs pay one order once, and both end where a paid order ends',
  async () => {
    const { origin } = newspaper;
    const { page, account, openPage, expectTrouble } = await atCheckout({ origin, name: 'two-tabs' });
    expectTrouble(/status of 409/);
    await bill(page);
    await enterCard(page);
    const other = await openPage('/checkout/');
    await enterCard(other);
    await payButton(page).click();
    await untilPaid(page);
    await payButton(other).click();
    await untilPaid(other);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'without a network each step says so, keeps what was typed, and goes on with it',
  async () => {
    const { origin } = newspaper;
    const { page, context, account, expectTrouble } = await atCheckout({ origin, name: 'offline' });
    expectTrouble(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
    expectTrouble(/An order could not be made/);
    expectTrouble(/A payment could not be begun/);
    expectTrouble(/A payment did not go through/);
    await fillInAddress(page);
    await context.setOffline(true);
    await press(page, 'Continue');
    await getAlert(page, NO_CONNECTION).waitFor();
    expect(await getField(page, 'City').inputValue()).toBe('Hamburg');
    await context.setOffline(false);

    // The card provider's script fails to load: a message, and another try.
    await page.route('**/stripe.js', (route) => route.abort('failed'));
    await press(page, 'Continue');
    await getAlert(page, 'The payment form failed to load.').waitFor();
    await page.unroute('**/stripe.js');
    await press(page, 'Try again');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await fillInCard(page, CARDS.good);
    await context.setOffline(true);
    await press(page, 'Continue');
    await getAlert(page, /connection/).waitFor();
    expect(await getField(page, 'Cardholder name').inputValue()).toBe('Ada Lovelace');
    await context.setOffline(false);
    await press(page, 'Continue');
    await seeHeading(page, 'Review your order');
    await context.setOffline(true);
    await payButton(page).click();
    await getAlert(page, /connection/).waitFor();
    expect(await readRecords(origin, account)).toEqual(ORDERED);
    await context.setOffline(false);
    await payButton(page).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'a session that ends in the middle leads to the login and back to the same order and to what was typed',
  async () => {
    const { origin } = newspaper;
    const { page, account, expectTrouble } = await atCheckout({ origin, name: 'ended' });
    expectTrouble(/status of 401/);
    expectTrouble(/The refresh token is expired/);
    await page.getByLabel('Street address').fill('12 Quay Street');
    await page.getByLabel('Country').selectOption('DE');
    await revokeStored(page);
    await page.reload();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/login/?redirect=%2Fcheckout%2F');
    await logIn(page, account);
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('12 Quay Street');
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Quay');
    await bill(page);
    await enterCard(page);
    await revokeStored(page);
    await page.reload();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/login/?redirect=%2Fcheckout%2F');
    await logIn(page, account);
    await expect.poll(() => page.getByLabel('Cardholder name').inputValue()).toBe('Ada Lovelace');
    await enterCard(page);
    await payButton(page).click();
    await untilPaid(page);
    expect(await page.evaluate(() => sessionStorage.getItem('broadsheet_draft'))).toBeNull();
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);
