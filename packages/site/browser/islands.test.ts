import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { TRIAL } from './newspaper/startNewspaper.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { getMainList } from './reader/getMainList.ts';
import { openReader } from './reader/openReader.ts';

const seeMore = (page: Page) => page.getByRole('link', { name: /^See more/ });
const cards = (page: Page) => getMainList(page).getByRole('article');

/** Returns the scripts among the requests that contain React's browser code. */
async function bringers(requests: readonly Request[]): Promise<readonly string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const found = await Promise.all(
    scripts.map(async (script) => {
      const code = (await (await script.response())?.text()) ?? '';
      return code.includes('https://react.dev/errors/') ? [script.url()] : [];
    }),
  );
  return found.flat();
}

/**
 * The compressed bytes of script that a page may load before a reader touches something that needs React; a visible carousel
 * also loads the script of its buttons.
 */
const SCRIPT_BUDGET = 7_420;
const CAROUSEL_BUDGET = 9_350;

function budgetOf(path: string): number {
  return path === PAGES.gallery || path === PAGES.search ? CAROUSEL_BUDGET : SCRIPT_BUDGET;
}

async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test.each([
  ...Object.values(PAGES),
  // A page with a video as its lead art; a page of a video only.
  '/coast/2026/11/20/saltgate-barrier-is-sinking/',
  '/video/2026/11/05/how-the-saltgate-closes/',
])(
  'the page %s, alert and all, is small in script and brings no React before it is touched',
  async (path) => {
    const { page, open, requests, settle } = await openReader({ hasClosedAlert: false });
    await open(path);
    await page.getByRole('navigation', { name: 'Breaking News Alert' }).waitFor();
    await page.mouse.wheel(0, 20_000);
    await settle();
    const bytes = await scriptBytes(requests);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgetOf(path));
    expect(await bringers(requests)).toEqual([]);
  },
);

test('a press before the list is awake is repeated, and React comes once for all islands', async () => {
  const { page, open, requests } = await openReader();
  await page.route(/search-results-list\.island/, async (route) => {
    // The reader acts before the script has loaded.
    await page.waitForFunction(() => document.documentElement.dataset['pressed'] === 'yes');
    await route.continue();
  });
  await open('/search/council/');
  const before = await cards(page).count();
  await seeMore(page).click();
  expect(await cards(page).count()).toBe(before);
  await page.evaluate(() => (document.documentElement.dataset['pressed'] = 'yes'));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  // React is in several files; none of them is requested twice.
  const brought = await bringers(requests);
  expect(brought).not.toEqual([]);
  expect(brought).toHaveLength(new Set(brought).size);
});

test('the list of a section grows without React', async () => {
  const { page, open, requests } = await openReader();
  await open(PAGES.section);
  const before = await cards(page).count();
  await seeMore(page).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  expect(await bringers(requests)).toEqual([]);
});

test.each(['/coast/', '/search/council/'])(
  'who comes back to %s from a story finds the list as long as it was',
  async (path) => {
    const { page, open } = await openReader();
    await open(path);
    const before = await cards(page).count();
    await seeMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    const grown = await cards(page).count();
    await expect.poll(() => page.url()).toMatch(/[?&]page=2/);
    await cards(page).last().getByRole('link').last().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(grown);
  },
);

test('a press with the control key opens the longer list in a tab of its own', async () => {
  const { page, open, context } = await openReader();
  await open(PAGES.section);
  const before = await cards(page).count();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    seeMore(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // A tab that the browser opens by itself may have loaded before anything listens to its navigation.
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('?page=2');
  await tab.waitForLoadState();
  expect(await cards(tab).count()).toBeGreaterThan(before);
  expect(await cards(page).count()).toBe(before);
});

test('a list whose script cannot be had is a longer page instead', async () => {
  const { page, open, expectTrouble } = await openReader();
  expectTrouble(/net::ERR_FAILED/);
  await page.route(/growList/, (route) => route.abort());
  await open(PAGES.section);
  const before = await cards(page).count();
  await seeMore(page).click();
  await page.waitForURL('**/coast/?page=2');
  expect(await cards(page).count()).toBeGreaterThan(before);
});

test('a list that cannot be reached says so, keeps its stories, and goes on when asked again', async () => {
  const { page, open, context, expectTrouble } = await openReader();
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  await open('/search/council/');
  const first = await cards(page).count();
  await seeMore(page).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const before = await cards(page).count();

  await context.setOffline(true);
  await seeMore(page).click();
  const failure = page.getByRole('alert');
  await failure.waitFor();
  expect(await failure.textContent()).toBe('More items could not be loaded. Please try again.');
  expect(await cards(page).count()).toBe(before);

  await context.setOffline(false);
  await seeMore(page).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  expect(await failure.count()).toBe(0);
});

test.each([
  ['/coast/', []],
  ['/search/council/', [/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/]],
])(
  'the first press for more of %s without a connection stays on the page, says so, and works when it is back',
  async (path, troubles) => {
    const { page, open, settle, context, expectTrouble } = await openReader();
    troubles.forEach(expectTrouble);
    await open(path);
    await settle();
    const before = await cards(page).count();
    await context.setOffline(true);
    await seeMore(page).click();
    await page.getByText(/could not be loaded/).waitFor();
    expect(await cards(page).count()).toBe(before);
    await context.setOffline(false);
    await seeMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  },
);

test('a block that is held back comes as the reader comes near', async () => {
  const { page, open } = await openReader();
  await open(PAGES.home);
  const heading = page.getByRole('heading', { name: 'In pictures and film' });
  const list = page.locator('section', { has: heading }).getByRole('article');
  expect(await list.count()).toBe(0);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => list.count()).toBeGreaterThan(1);
});

describe('in a site with blocks of its own', () => {
  const newspaper = useNewspaper({ program: TRIAL });

  test('an island keeps the blocks inside it, asleep or awake, when it takes them out and puts them back', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open('/trial/drawer/');
    const button = page.getByRole('button', { name: 'The drawer' });
    const note = page.getByText('In the drawer.');
    const first = await cards(page).count();
    await seeMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
    const grown = await cards(page).count();

    await button.click();
    await note.waitFor({ state: 'detached' });
    expect(await page.locator('output').textContent()).toBe('1');
    await button.click();
    await note.waitFor();
    expect(await cards(page).count()).toBe(grown);
    await seeMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(grown);
  });

  test('an island whose script cannot be had stays as it is, and the next press tries again', async () => {
    const { page, context, open, expectTrouble } = await openReader({ origin: newspaper.origin });
    expectTrouble(/net::ERR_FAILED/);
    expectTrouble(/Failed to fetch dynamically imported module/);
    let attempts = 0;
    await page.route(/trial-drawer\.island/, (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.continue();
    });
    await open('/trial/drawer/');
    const button = page.getByRole('button', { name: 'The drawer' });
    const failed = context.waitForEvent('weberror');
    // The click alone: mouse button and focus would be attempts of their own, once the first has failed.
    await button.dispatchEvent('click');
    await failed;
    expect(attempts).toBe(1);
    expect(await page.getByText('In the drawer.').isVisible()).toBe(true);
    expect(await page.locator('output').textContent()).toBe('0');
    // A hand presses for a moment. A browser that remembers failed modules refuses at its beginning, and loads at its end.
    await button.click({ delay: 120 });
    await expect.poll(() => page.locator('output').textContent()).toBe('1');
    expect(attempts).toBe(2);
  });

  test('static blocks that are held back come as the reader comes near, without React', async () => {
    const { page, open, requests, settle } = await openReader({ origin: newspaper.origin });
    await open('/trial/lazy/');
    const held = page.getByText('Here at last.');
    const alone = page.getByText('Held back alone.');
    await settle();
    expect(await held.count()).toBe(0);
    expect(await alone.count()).toBe(0);
    await page.mouse.wheel(0, 5_000);
    await held.waitFor();
    await alone.waitFor();
    expect(await page.getByRole('heading', { name: 'Held back', exact: true }).isVisible()).toBe(true);
    expect(await bringers(requests)).toEqual([]);
  });
});
