/** Stories that a reader saves: without an account in the browser, and with one on every device. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import { signIn } from './account/signIn.ts';
import { PAGES } from './newspaper/sample.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';
import { endSilently, logIn, startWithStandIns } from './session/accounts.ts';

const LIST = '/account/saved/';
const HEADLINE = 'A week after the surge, 22 families still cannot go home';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startWithStandIns();
});
afterAll(() => endSilently(newspaper));

/** Returns the texts of the rows that a reader sees, without those of buttons. */
const rowsOf = (page: Page) => page.locator('[data-saved-stories] li:visible > a').allTextContents();
const buttonsOf = (page: Page) =>
  page.locator('[data-saved-stories]').getByRole('button', { name: 'Remove' });

test.each([1280, 390])(
  'at %i pixels a story that was saved before the login is in the account after it, and on other devices',
  async (width) => {
    const ada = await makeAccount(newspaper.origin, `saver${width}`);
    const { page, open } = await openReader({ origin: newspaper.origin, width });
    await open(PAGES.article);
    await page.getByRole('button', { name: 'Save for later' }).first().click();
    await page.getByText('Saved in this browser.').first().waitFor();
    await open(LIST);
    await expect.poll(() => rowsOf(page)).toEqual([HEADLINE]);
    expect(await buttonsOf(page).count()).toBe(1);
    // The word of the button has room, however long the headline is.
    expect(await buttonsOf(page).evaluate((button) => button.scrollWidth > button.clientWidth)).toBe(false);
    expect(await page.getByText('These stories are saved in this browser only.').isVisible()).toBe(true);
    expect(await accessViolations(page)).toEqual([]);
    expect(await sidewaysElements(page)).toEqual([]);
    await logIn(page, ada);
    await open(LIST);
    await expect.poll(() => rowsOf(page)).toEqual([HEADLINE]);
    await page.getByText('These stories are saved in this browser only.').waitFor({ state: 'hidden' });

    const other = await openReader({ origin: newspaper.origin, width });
    await signIn(other.page, ada);
    await other.open(LIST);
    await expect.poll(() => rowsOf(other.page)).toEqual([HEADLINE]);
    await buttonsOf(other.page).click();
    await expect.poll(() => rowsOf(other.page)).toEqual([]);
    await page.reload();
    await expect.poll(() => rowsOf(page)).toEqual([]);
  },
);
