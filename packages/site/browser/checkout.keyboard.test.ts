/** Buying a subscription without a mouse, on a phone with a keyboard and on a desk. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { PASSWORD } from './account/makeAccount.ts';
import { currentPath, ON_THE_WAY, openVisitor } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { CARDS, PATIENCE_MS } from './checkout/atCheckout.ts';
import { ONCE, readRecords } from './checkout/readRecords.ts';

const newspaper = useSandbox();
const MOST_STOPS = 60;

interface Stop {
  /** The name of what has the focus. */
  readonly name: string;
  /** Whether it is in the window, with nothing over its middle. */
  readonly isSeen: boolean;
}

const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null) return { name: '', isSeen: false };
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const name = element.getAttribute('title') || label?.textContent || element.textContent || '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return { name, isSeen: above !== null && (element.contains(above) || above.contains(element)) };
  });

/** Presses the tab key until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (!name.test(stop.name)) continue;
    expect(stop).toMatchObject({ isSeen: true });
    return;
  }
  throw new Error(`The tab key does not lead to ${String(name)}.`);
}

async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test.each([390, 1280])(
  'a subscription is bought by keyboard alone, %i pixels wide',
  async (width) => {
    const { page, open } = await openVisitor({ origin: newspaper.origin, width });
    const email = freshEmail(`keys${width}`);
    await open('/offer/');
    await page.getByText('€1 for 3 months, then €12 a month').waitFor();
    await tabTo(page, /^Start for €1/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/subscribe/');
    await page.getByLabel('Country', { exact: true }).waitFor();
    await typeInto(page, /^Country/, 'Germany');
    await typeInto(page, /^Email/, email);
    await typeInto(page, /^Password/, PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Cardholder name').waitFor();
    await typeInto(page, /^Cardholder name/, 'Ada Lovelace');
    await typeInto(page, /card number/, CARDS.good);
    await typeInto(page, /expiration/, '0434');
    await typeInto(page, /CVC/, '123');
    await tabTo(page, /^Pay €1 now/);
    await page.keyboard.press('Enter');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    expect(await readRecords(newspaper.origin, { email, password: PASSWORD })).toEqual(ONCE);
  },
  PATIENCE_MS,
);
