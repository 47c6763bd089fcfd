/**
 * Ads of the sample newspaper, sold by the ad server's stand-in: their appearance, which requests are made and when, and
 * that nothing moves.
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';
import type { ReaderOptions } from './reader/openReader.ts';

const newspaper = useSandbox();

const openSold = (options: ReaderOptions) => openReader({ origin: newspaper.origin, ...options });

const LEADERBOARD = '#ad_ad-leaderboard';
const RAIL = '#ad_ad-rail';

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const ofVendors = (requests: readonly Request[]) =>
  requests.filter((each) => pathOf(each).startsWith('/sandbox/'));

/** Returns the ids of the slots in each request to the ad server, without the part that makes them unique. */
const requested = (requests: readonly Request[]): readonly (readonly string[])[] =>
  requests
    .filter((request) => pathOf(request) === '/sandbox/ads/gampad/ads')
    .map((request) => {
      const slots: { readonly id: string }[] = JSON.parse(
        new URL(request.url()).searchParams.get('slots') ?? '[]',
      );
      return slots.map(({ id }) => id.replace(/_\w+$/, ''));
    });

/** Sets the ad server's behaviour for the session of the browser, as its panel does. */
async function notifyServer(context: BrowserContext, url: string, behaviour: string): Promise<void> {
  await context.addCookies([
    { name: 'sandbox_ads', value: `${behaviour}.bid`, domain: new URL(url).hostname, path: '/sandbox/ads' },
  ]);
}

/** Scrolls until the slot is this far below the viewport. */
async function scrollNear(page: Page, slot: string, below: number): Promise<void> {
  await page.locator(slot).evaluate((element, pixels) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight - pixels);
  }, below);
}

const stateOf = (page: Page, slot: string) => page.locator(slot).getAttribute('data-state');
const heightOf = async (page: Page, slot: string) =>
  Math.round((await page.locator(slot).boundingBox())?.height ?? 0);

test.each([
  [1280, 970, 250],
  [390, 300, 250],
])(
  'at %i pixels an ad comes when its reader is near, fits its room and moves nothing',
  async (width, adWidth, adHeight) => {
    const { page, open, requests, settle } = await openSold({ width, consent: 'granted' });
    await measureShifts(page);
    await open(PAGES.home);
    await page.locator(LEADERBOARD).waitFor({ state: 'attached' });
    const room = await heightOf(page, LEADERBOARD);
    await scrollNear(page, LEADERBOARD, 400);
    await settle();
    expect(ofVendors(requests)).toEqual([]);
    await scrollNear(page, LEADERBOARD, 150);
    const creative = page
      .frameLocator(`${LEADERBOARD} iframe`)
      .getByText(`Sandbox ad, ${adWidth} × ${adHeight}`);
    await creative.waitFor();
    expect(requested(requests)).toEqual([['arcad_ad-leaderboard']]);
    expect(ofVendors(requests).filter((each) => pathOf(each).endsWith('/gpt.js'))).toHaveLength(1);
    await page.locator(LEADERBOARD).scrollIntoViewIfNeeded();
    expect(await page.locator(`${LEADERBOARD} > p`).isVisible()).toBe(true);
    expect(await heightOf(page, LEADERBOARD)).toBe(room);
    expect(await seeShifts(page)).toEqual([]);
  },
);

test('ads that are near at a time are one request, and another breakpoint asks anew for other sizes', async () => {
  // A viewport in which the whole page is near.
  const { page, open, requests } = await openSold({ height: 9000, consent: 'granted' });
  await open(PAGES.home);
  await expect.poll(() => stateOf(page, '#ad_ad-middle')).toBe('filled');
  expect(requested(requests).map((slots) => slots.toSorted())).toEqual([
    ['arcad_ad-leaderboard', 'arcad_ad-middle'],
  ]);
  const bids = requests.filter((each) => pathOf(each) === '/sandbox/ads/bids');
  expect(bids).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 9000 });
  await page.frameLocator('#ad_ad-middle iframe').getByText('Sandbox ad, 320 × 50').waitFor();
  expect(requested(requests)).toHaveLength(2);
});

/** Returns the bytes of the newspaper's own scripts as sent. */
async function sentScripts(requests: readonly Request[]): Promise<number> {
  const own = requests.filter(
    (each) => each.resourceType() === 'script' && pathOf(each).startsWith('/assets/'),
  );
  const sizes = await Promise.all(own.map((each) => each.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the front page with ads, a promo and a carousel asks for consent in at most 12 KB of script, however far it is read', async () => {
  const { page, open, requests, settle } = await openSold({ width: 390, consent: 'unknown' });
  await measureShifts(page);
  await open(PAGES.home);
  await page.getByRole('button', { name: 'Accept all' }).waitFor();
  const carousel = page.locator('section[aria-roledescription="carousel"]').first();
  for (const part of [LEADERBOARD, '#ad_ad-middle', 'footer']) {
    await page.locator(part).evaluate((element) => element.parentElement?.scrollIntoView());
    await settle();
  }
  await carousel.scrollIntoViewIfNeeded();
  await settle();
  expect(requests.some((each) => pathOf(each).includes('carousel'))).toBe(true);
  const bytes = await sentScripts(requests);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(12_000);
  expect(ofVendors(requests)).toEqual([]);
  expect(await seeShifts(page)).toEqual([]);
});

test('a reader who agrees in the bar sees ads from then on, and nothing of a vendor came before', async () => {
  const { page, open, requests, settle } = await openSold({ consent: 'unknown' });
  await measureShifts(page);
  await open(PAGES.home);
  await expect.poll(() => page.locator(LEADERBOARD).isHidden()).toBe(true);
  await settle();
  expect(ofVendors(requests)).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.locator(LEADERBOARD).scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(page, LEADERBOARD)).toBe('filled');
  expect(await seeShifts(page)).toEqual([]);
});

test('a reader who has refused is asked about by nobody', async () => {
  const { page, open, requests, settle } = await openSold({ consent: 'refused' });
  await open(PAGES.article);
  await expect.poll(() => page.locator(RAIL).isHidden()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle();
  expect(ofVendors(requests)).toEqual([]);
});

test.each([
  ['empty', 'empty', 0],
  ['never', null, 0],
  ['late', 'filled', 1],
])('nothing moves while an ad server is %s', async (behaviour, state, frames) => {
  const { page, context, open, requests } = await openSold({ consent: 'granted' });
  await measureShifts(page);
  const response = await open(PAGES.home);
  await notifyServer(context, response.url(), behaviour);
  await scrollNear(page, LEADERBOARD, -100);
  await expect.poll(() => requested(requests).length).toBe(1);
  await expect.poll(() => stateOf(page, LEADERBOARD)).toBe(state);
  expect(await page.locator(`${LEADERBOARD} iframe`).count()).toBe(frames);
  expect(await page.locator(`${LEADERBOARD} > p`).isVisible()).toBe(frames === 1);
  expect(await heightOf(page, LEADERBOARD)).toBeGreaterThan(249);
  expect(await seeShifts(page)).toEqual([]);
});

test('a content blocker leaves a quiet page', async () => {
  const { page, context, open, requests, settle, expectTrouble } = await openSold({ consent: 'granted' });
  await context.route('**/gpt.js', (route) => route.abort());
  // A message of the browser itself.
  expectTrouble(/^console: Failed to load resource.*gpt\.js/);
  await measureShifts(page);
  await open(PAGES.home);
  await scrollNear(page, LEADERBOARD, 100);
  await expect.poll(() => page.locator(LEADERBOARD).isHidden()).toBe(true);
  await settle();
  expect(requested(requests)).toEqual([]);
  expect(await seeShifts(page)).toEqual([]);
});

test('a story has its ads and its recommendations, and the way back asks for nothing twice', async () => {
  const { page, open, requests } = await openSold({ height: 9000, consent: 'granted' });
  await open(PAGES.article);
  await expect.poll(() => stateOf(page, RAIL)).toBe('filled');
  expect(requested(requests).map((slots) => slots.toSorted())).toEqual([
    ['arcad_ad-after-story', 'arcad_ad-rail'],
  ]);
  await page.getByRole('list', { name: 'Below Article Thumbnails' }).waitFor();
  const targeting: unknown = JSON.parse(
    new URL(requests.find((each) => pathOf(each).endsWith('/gampad/ads'))?.url() ?? '').searchParams.get(
      'page',
    ) ?? '',
  );
  expect(targeting).toMatchObject({ page_type: 'article', section_id: 'coast/climate' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await expect.poll(() => page.locator(`${RAIL} iframe`).count()).toBe(1);
  expect(requested(requests)).toHaveLength(1);
});
