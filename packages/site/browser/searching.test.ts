import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getMainList } from './reader/getMainList.ts';
import { accessViolations } from './reader/checkPage.ts';
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
  await reader.page.getByRole('main').locator('input[name=searchQuery]').fill(term);
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
    expect(await main.locator('input[name=searchQuery]').inputValue()).toBe('tide & time');
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
  expect(await main.locator('input[name=searchQuery]').inputValue()).toBe('xyzzyplugh');
  await main.getByText(/check the spelling/i).waitFor();
  await main.getByRole('link', { name: 'Coast', exact: true }).first().waitFor();
  await main.getByRole('heading', { name: 'Latest' }).waitFor();
});

test('words of the address and of the results are shown as text', async () => {
  const { page, open } = await openReader();
  await open(`/search/${encodeURIComponent('<img src=x onerror=alert(1)>"')}/`);
  const main = page.getByRole('main');
  expect(await main.locator('input[name=searchQuery]').inputValue()).toBe('<img src=x onerror=alert(1)>"');
  expect(await main.locator('[role=status] img').count()).toBe(0);
});

test('the box in the bar opens at the first press and searches with Enter', async () => {
  const { page, open } = await openReader();
  await open('/coast/');
  const box = page.locator('#main-nav').getByRole('combobox', { name: 'Search' });
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
  const box = bar.getByRole('combobox', { name: 'Search' });
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

test.each([
  ['the bar', 1280, 'Search'],
  ['the menu of a phone', 390, 'Sections'],
])(
  'the box in %s suggests stories while a reader types, and opens the one that is chosen',
  async (_, width, button) => {
    const { page, requests, open } = await openReader({ width, height: 800 });
    await open('/coast/');
    const bar = page.locator('#main-nav');
    await bar.getByRole('button', { name: button }).click();
    const box = bar.getByRole('combobox', { name: 'Search' });
    await expect.poll(() => box.isVisible()).toBe(true);
    await box.focus();
    await page.keyboard.type('counc');
    const options = bar.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect.poll(() => options.count()).toBeGreaterThan(2);
    expect(await accessViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    const chosen = await options.last().textContent();
    expect(await options.last().getAttribute('aria-selected')).toBe('true');
    // React does not come for a few words under a field.
    expect(requests.filter((request) => request.url().includes('/assets/runtime-'))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/coast/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(chosen);
  },
);

test('a search is limited to a section and a period without script, and the page says to what', async () => {
  const { page, open } = await openReader({ javaScript: false, width: 390, height: 800 });
  await open('/search/council/');
  const hits = async () =>
    Number(/^\d+/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[0]);
  const all = await hits();
  const details = page.locator('details', { hasText: 'Narrow down' });
  await details.locator('summary').click();
  await details.getByRole('link', { name: 'Coast' }).click();
  await page.waitForURL(/\?section=\/coast\/$/);
  expect(await details.locator('summary').textContent()).toBe('Narrow down · Coast');
  expect(await hits()).toBeLessThan(all);
  await details.getByRole('link', { name: 'Past year' }).click();
  await page.waitForURL(/\?section=\/coast\/&period=year$/);
  expect(await details.getByRole('link', { name: 'Past year' }).getAttribute('aria-current')).toBe('true');
});
