/**
 * The scripts that a page of the sample newspaper loads for its ads: none before its reader has agreed, whoever the reader
 * is and wherever the choice was made.
 */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';
import { scrollThrough } from './reader/checkPage.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';
import type { ReaderOptions } from './reader/openReader.ts';

const newspaper = useSandbox();

/**
 * The bytes of script that a page may load for a reader who has not agreed to ads; stories also count reads, and galleries
 * turn pages.
 */
const UNTOUCHED = { home: 7_420, section: 7_420, article: 7_620, gallery: 9_000 };

const LEADERBOARD = '#ad_ad-leaderboard';
const RAIL = '#ad_ad-rail';

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const scripts = (requests: readonly Request[]) =>
  requests.filter((each) => each.resourceType() === 'script' && pathOf(each).startsWith('/assets/'));
/** Returns the scripts that request ads or recommendations, or that store the choices for them. */
const scriptsOfAds = (requests: readonly Request[]) =>
  scripts(requests)
    .map(pathOf)
    .filter((path) => /\/(?:ads\.|ad-taboola|addAd|collapsePlace|consent-|connectConsent)/.test(path));
const ofVendors = (requests: readonly Request[]) =>
  requests.filter((each) => pathOf(each).startsWith('/sandbox/')).map(pathOf);

async function sent(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts(requests).map((each) => each.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function openSold(options: ReaderOptions) {
  const reader = await openReader({ origin: newspaper.origin, ...options });
  await measureShifts(reader.page);
  return reader;
}

const bar = (page: Page) => page.getByRole('dialog', { name: 'Your privacy choices' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const stateOf = (page: Page, slot: string) => page.locator(slot).getAttribute('data-state');

async function expectAd(page: Page, slot: string): Promise<void> {
  await page.locator(slot).scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(page, slot)).toBe('filled');
}

test.each(
  (['refused', 'unknown'] as const).flatMap((consent) =>
    (['home', 'section', 'article', 'gallery'] as const).map((name) => [consent, name] as const),
  ),
)('a reader whose consent is %s fetches no script of ads with a page: %s', async (consent, name) => {
  const { page, open, requests, settle } = await openSold({ width: 390, consent });
  await open(PAGES[name]);
  await settle();
  const untouched = await sent(requests);
  await scrollThrough(page, 8);
  await settle();
  expect(scriptsOfAds(requests)).toEqual([]);
  expect(ofVendors(requests)).toEqual([]);
  expect(untouched).toBeGreaterThan(5_000);
  expect(untouched).toBeLessThanOrEqual(UNTOUCHED[name]);
  // No reader sees an empty space below the first viewport.
  const rooms = page.locator('bs-block[data-enhance="ads"] > *').filter({ visible: true });
  for (const room of await rooms.all()) {
    const top = await room.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(800);
  }
  expect(await seeShifts(page)).toEqual([]);
});

test('a reader who agreed before has ads with the page', async () => {
  const { page, open, requests } = await openSold({ consent: 'granted' });
  await open(PAGES.home);
  await expectAd(page, LEADERBOARD);
  expect(scriptsOfAds(requests)).toEqual(
    expect.arrayContaining([expect.stringContaining('/ads.enhance'), expect.stringContaining('/addAd')]),
  );
});

test('a reader who agrees in one tab has ads in the other, without a new page', async () => {
  const { page, open, openPage, settle, requests } = await openSold({ consent: 'unknown' });
  await open(PAGES.home);
  const other = await openPage(PAGES.home);
  await bar(other).waitFor();
  await settle();
  expect(scriptsOfAds(requests)).toEqual([]);
  await other.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'));
  await press(page, 'Accept all');
  await expectAd(page, LEADERBOARD);
  await expectAd(other, LEADERBOARD);
  expect(await other.locator('html[data-same=yes]').count()).toBe(1);
  expect(await seeShifts(page)).toEqual([]);
});

test('a choice that is changed from the footer brings ads, and one that is taken back ends them with a new page', async () => {
  const { page, open, requests, settle } = await openSold({ consent: 'refused' });
  await open(PAGES.article);
  await settle();
  const change = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
  await change.click();
  await page.getByRole('checkbox', { name: 'Advertisements' }).check();
  await press(page, 'Save choices');
  await expect.poll(() => scriptsOfAds(requests).some((path) => path.includes('/ads.enhance'))).toBe(true);
  await page.reload();
  await expectAd(page, RAIL);
  // Recommendations are personal, and the reader has not agreed to that.
  expect(scriptsOfAds(requests).filter((path) => path.includes('ad-taboola'))).toEqual([]);
  // The document that is being left may still ask for ads until the new one has taken its place.
  let reload: number | undefined;
  await change.click();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) reload = requests.length;
  });
  await press(page, 'Refuse all');
  await expect.poll(() => reload).toBeDefined();
  await settle();
  expect(scriptsOfAds(requests.slice(reload))).toEqual([]);
  expect(ofVendors(requests.slice(reload))).toEqual([]);
});

test('Global Privacy Control lets ads come after the page alone, and no recommendations', async () => {
  const { page, context, open, requests, settle } = await openSold({ height: 9000, consent: 'granted' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(PAGES.article);
  await expect.poll(() => stateOf(page, RAIL)).toBe('filled');
  await settle();
  expect(scriptsOfAds(requests).filter((path) => path.includes('ad-taboola'))).toEqual([]);
  expect(ofVendors(requests).filter((path) => /bids|libtrc/.test(path))).toEqual([]);
  const requested = requests.find((each) => pathOf(each).endsWith('/gampad/ads'));
  expect(requested?.url()).toMatch(/nonPersonalizedAds|npa=1/);
});
