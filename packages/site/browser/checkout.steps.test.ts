/** The accessibility of the checkout's steps: by keyboard, on a small screen, in both themes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getMain, press, seeHeading } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import {
  getAlert,
  atCheckout,
  bill,
  cardField,
  CARDS,
  enterCard,
  PATIENCE_MS,
  untilPaid,
} from './checkout/atCheckout.ts';
import { ONCE, ORDERED, readRecords } from './checkout/readRecords.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useSandbox();

/** Asserts that the page fits a screen of this width, and that axe finds nothing in either theme. */
async function isFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await accessViolations(page)).toEqual([]);
}

test(
  'every step fits a screen of 320 px; a bank’s question that is failed or left pays nothing, and passed it pays once',
  async () => {
    const { origin } = newspaper;
    const { page, account } = await atCheckout({ origin, name: 'small', width: 320, touch: true });
    await isFit(page);
    await bill(page);
    await page.getByLabel('Cardholder name').waitFor();
    await isFit(page);
    await enterCard(page, CARDS.requiresBank);
    await isFit(page);
    const bank = page.frameLocator('iframe[title="3D Secure 2"]');
    for (const answer of ['Fail authentication', 'Leave without an answer']) {
      await press(page, 'Pay now');
      await bank.getByRole('button', { name: answer }).click();
      await getAlert(page, /has not confirmed that it is you/).waitFor();
      expect(await readRecords(origin, account)).toEqual(ORDERED);
    }
    await isFit(page);
    await press(page, 'Pay now');
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);

test(
  'the digits of a card can be read in both themes, also where they are wrong and when the theme changes meanwhile',
  async () => {
    const { page } = await atCheckout({ origin: newspaper.origin, name: 'nightfall', colorScheme: 'light' });
    await bill(page);
    await page.getByLabel('Cardholder name').waitFor();
    const colourOf = (element: Element) => getComputedStyle(element).color;
    const digits = cardField(page, 'card number');
    await digits.fill('4242');
    await cardField(page, 'CVC').focus();
    await page.getByText('The card number is incomplete.').first().waitFor();
    const ink = () => page.getByText('Card number', { exact: true }).evaluate(colourOf);
    const light = await ink();
    await expect.poll(() => digits.evaluate(colourOf)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ink).not.toBe(light);
    const dark = await ink();
    await expect.poll(() => digits.evaluate(colourOf)).toBe(dark);
  },
  PATIENCE_MS,
);

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, hasFocus: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Forty times Tab did not lead there.');
}

test(
  'a reader with a keyboard alone buys a subscription',
  async () => {
    const { origin } = newspaper;
    const { page, account } = await atCheckout({ origin, name: 'keyboard' });
    const { keyboard } = page;
    const main = getMain(page);
    const isOn = (label: string) => () =>
      main
        .getByLabel(label)
        .first()
        .evaluate((element) => element === document.activeElement);
    const isOnButton = (name: string) => () =>
      page.evaluate((words) => document.activeElement?.textContent === words, name);
    const isInFrame = (title: string) => () =>
      page.evaluate((words) => {
        const { activeElement } = document;
        return activeElement instanceof HTMLIFrameElement && activeElement.title.includes(words);
      }, title);
    await main.getByRole('heading', { name: 'Checkout', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2Billing Address');
    await keyboard.press('Tab');
    expect(await isOn('Street address')()).toBe(true);
    await tabTo(page, isOn('Street address'));
    await keyboard.type('12 Quay Street');
    await tabTo(page, isOn('Country'));
    await keyboard.type('Germ');
    for (const [label, words] of [
      ['City', 'Hamburg'],
      ['State or region', 'Hamburg'],
      ['Postal code', '20095'],
    ] as const) {
      await tabTo(page, isOn(label));
      await keyboard.type(words);
    }
    await tabTo(page, isOnButton('Continue'));
    await keyboard.press('Enter');
    await main.getByLabel('Cardholder name').waitFor();
    await tabTo(page, isOn('Cardholder name'));
    await keyboard.type('Ada Lovelace');
    for (const [title, digits] of [
      ['card number', CARDS.good],
      ['expiration', '0434'],
      ['CVC', '123'],
    ] as const) {
      await tabTo(page, isInFrame(title));
      await keyboard.type(digits);
    }
    await tabTo(page, isOnButton('Continue'));
    await keyboard.press('Enter');
    await seeHeading(page, 'Review your order');
    await tabTo(page, isOnButton('Pay now'));
    await keyboard.press('Enter');
    await untilPaid(page);
    expect(await readRecords(origin, account)).toEqual(ONCE);
  },
  PATIENCE_MS,
);
