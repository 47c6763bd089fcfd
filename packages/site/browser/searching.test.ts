import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getMainList } from './reader/getMainList.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';

/** Returns the number of results that the page shows, without the characters that isolate the term's text direction. */
async function countOf(main: Locator): Promise<string | undefined> {
  return (await main.getByRole('status').first().textContent())?.replaceAll(/[\u2066-\u2069]/g, '');
}

/** Opens the search page and types a term into its field. */
async function typed(term: string): Promise<Reader> {
  const reader = await openReader();
  await reader.open('/search/');
  await reader.page.getByRole('main').getByRole('textbox').fill(term);
  return reader;
}

describe.each([
  ['Enter', ({ page }: Reader) => page.keyboard.press('Enter')],
  [
    'the button',
    ({ page }: Reader) => page.getByRole('main').getByRole('button', { name: 'Search' }).click(),
  ],
])('with %s', (_way, send) => {
  test('a search goes to the page of its results, which says how many there are', async () => {
    const reader = await typed('tide & time');
    await send(reader);
    await reader.page.waitForURL('**/search/tide%20%26%20time/');
    const main = reader.page.getByRole('main');
    expect(await main.getByRole('textbox').inputValue()).toBe('tide & time');
    expect(await countOf(main)).toMatch(/^\d+ match(es)? for "tide & time"$/);
  });

  test('an empty term does nothing', async () => {
    const reader = await typed('  ');
    // The field hydrates while the reader types; before, it is a plain form.
    await reader.settle();
    await send(reader);
    await reader.settle();
    expect(new URL(reader.page.url()).pathname + new URL(reader.page.url()).search).toBe('/search/');
  });
});

test('the count is that of the results when all are shown, and See more is gone then', async () => {
  const { page, open } = await openReader();
  await open('/search/council/');
  const main = page.getByRole('main');
  const hits = Number(/^\d+/.exec((await main.getByRole('status').first().textContent()) ?? '')?.[0]);
  const cards = getMainList(page).getByRole('article');
  const more = page.getByRole('link', { name: /^See more/ });
  expect(hits).toBeGreaterThan(await cards.count());
  while ((await cards.count()) < hits) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    const heading = cards.nth(shown).getByRole('heading');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(await heading.textContent());
  }
  expect(await cards.count()).toBe(hits);
  expect(await more.count()).toBe(0);
  const links = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(new Set(links).size).toBe(hits);
});

test('results go by date where the reader wants it, those of See more included', async () => {
  const { page, open } = await openReader();
  await open('/search/council/');
  await page.getByRole('link', { name: 'Newest first' }).click();
  await page.waitForURL(/\?sort=date$/);
  const cards = getMainList(page).getByRole('article');
  const shown = await cards.count();
  await page.getByRole('link', { name: /^See more/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  const dates = await cards
    .locator('time')
    .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')));
  expect(dates.length).toBeGreaterThan(shown);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

test('a search that finds nothing says so, offers the field again, and leads on', async () => {
  const { page, open } = await openReader();
  await open('/search/xyzzyplugh/');
  const main = page.getByRole('main');
  expect(await countOf(main)).toBe('0 matches for "xyzzyplugh"');
  expect(await getMainList(page).getByRole('article').count()).toBe(0);
  expect(await main.getByRole('textbox').inputValue()).toBe('xyzzyplugh');
  await main.getByText(/check the spelling/i).waitFor();
  await main.getByRole('link', { name: 'Coast', exact: true }).first().waitFor();
  await main.getByRole('heading', { name: 'Latest' }).waitFor();
});

test('words of the address and of the results are shown as text', async () => {
  const { page, open } = await openReader();
  await open(`/search/${encodeURIComponent('<img src=x onerror=alert(1)>"')}/`);
  const main = page.getByRole('main');
  expect(await main.getByRole('textbox').inputValue()).toBe('<img src=x onerror=alert(1)>"');
  expect(await main.locator('[role=status] img').count()).toBe(0);
});

test('the box in the bar opens at the first press and searches with Enter', async () => {
  const { page, open } = await openReader();
  await open('/coast/');
  const box = page.locator('#main-nav').getByRole('textbox', { name: 'Search' });
  expect(await box.isVisible()).toBe(false);
  await page.locator('#main-nav').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => box.isVisible()).toBe(true);
  // The focus follows when the box is wholly open, 250 ms later.
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('oysters');
  // Presses are ignored for a moment while the dialog opens.
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return new URL(page.url()).pathname;
    })
    .toBe('/search/oysters/');
});

test('the box in the bar searches with its button and closes when it is left', async () => {
  const { page, open } = await openReader();
  await open('/coast/');
  const bar = page.locator('#main-nav');
  const box = bar.getByRole('textbox', { name: 'Search' });
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => box.isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => box.isVisible()).toBe(false);

  await bar.getByRole('button', { name: 'Search' }).click();
  await box.fill('seals');
  // Presses are ignored while the dialog opens.
  await expect
    .poll(async () => {
      await bar.getByRole('button', { name: 'Search' }).click();
      return new URL(page.url()).pathname;
    })
    .toBe('/search/seals/');
});

test('the button in the bar leads to the search page when the script of its box does not come', async () => {
  const { page, open, expectTrouble } = await openReader();
  expectTrouble(/ERR_FAILED/);
  await page.route('**/openSearch-*', (route) => route.abort());
  await open('/coast/');
  await page.locator('#main-nav').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/search/');
});
