/**
 * Ads between the images of a gallery, sold by the ad server's stand-in: their places, when they are requested, and that
 * readers without ads see no empty place.
 */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';
import type { ReaderOptions } from './reader/openReader.ts';

const newspaper = useSandbox();

/** The number of images between two ads: `galleryCubeClicks` of the sample newspaper's site. */
const IMAGES_BETWEEN = 4;

async function openGallery(options: ReaderOptions) {
  const reader = await openReader({ origin: newspaper.origin, ...options });
  await measureShifts(reader.page);
  return reader;
}

const region = (page: Page) => page.locator('section[aria-roledescription="carousel"]').first();
const ad = (page: Page) => region(page).locator('[data-slide="ad"]').first();
const current = async (page: Page) =>
  Number(/Picture (\d+) of/.exec((await region(page).textContent()) ?? '')?.[1]);
const forward = (page: Page) => region(page).getByRole('button', { name: 'Go forward one slide' }).click();

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const asked = (requests: readonly Request[]) =>
  requests.filter((request) => pathOf(request) === '/sandbox/ads/gampad/ads').length;

/** Goes to the last image before an ad. */
async function goToAd(page: Page): Promise<void> {
  for (let image = 2; image <= IMAGES_BETWEEN; image += 1) {
    await forward(page);
    await expect.poll(() => current(page)).toBe(image);
  }
}

test.each([1280, 390])(
  'at %i pixels an ad comes when its slide does, is not counted and moves nothing',
  async (width) => {
    const { page, open, requests, settle } = await openGallery({ width, consent: 'granted' });
    await open(PAGES.gallery);
    await region(page).scrollIntoViewIfNeeded();
    const height = async () => (await region(page).boundingBox())?.height;
    const before = await height();
    await settle();
    expect(asked(requests)).toBe(0);
    await goToAd(page);
    await expect.poll(() => ad(page).getAttribute('hidden')).toBeNull();
    await forward(page);
    await ad(page).frameLocator('iframe').getByText('Sandbox ad, 300 × 250').waitFor();
    expect(asked(requests)).toBe(1);
    expect(await ad(page).getByText('Advertisement', { exact: true }).isVisible()).toBe(true);
    expect(await current(page)).toBe(IMAGES_BETWEEN);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(page)).toBe(IMAGES_BETWEEN + 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => ad(page).getAttribute('inert')).toBeNull();
    expect(asked(requests)).toBe(1);
    expect(await height()).toBe(before);
    expect(await seeShifts(page)).toEqual([]);
    expect(requests.some((request) => /\/(?:runtime|hydrateIsland)-/.test(request.url()))).toBe(false);
  },
);

test.each(['unknown', 'refused'] as const)(
  'readers whose consent is %s go from one image to the next, and nobody is asked',
  async (consent) => {
    const { page, open, requests } = await openGallery({ width: 390, consent });
    await open(PAGES.gallery);
    await goToAd(page);
    await forward(page);
    await expect.poll(() => current(page)).toBe(IMAGES_BETWEEN + 1);
    expect(requests.filter((each) => pathOf(each).startsWith('/sandbox/'))).toEqual([]);
    expect(await seeShifts(page)).toEqual([]);
  },
);

test.each([
  ['empty', 1],
  ['never', 1],
  ['blocked', 0],
])(
  'where an ad server is %s a reader goes from one image to the next, and nothing moves',
  async (behaviour, requested) => {
    const { page, context, open, requests, settle, expectTrouble } = await openGallery({
      width: 390,
      consent: 'granted',
    });
    if (behaviour === 'blocked') {
      await context.route('**/gpt.js', (route) => route.abort());
      // A message of the browser itself.
      expectTrouble(/^console: Failed to load resource.*gpt\.js/);
    }
    const response = await open(PAGES.gallery);
    const { hostname } = new URL(response.url());
    const value = `${behaviour}.bid`;
    await context.addCookies([{ name: 'sandbox_ads', value, domain: hostname, path: '/sandbox/ads' }]);
    await region(page).scrollIntoViewIfNeeded();
    const before = (await region(page).boundingBox())?.height;
    await goToAd(page);
    await expect.poll(() => requests.some((each) => pathOf(each).endsWith('/gpt.js'))).toBe(true);
    await expect.poll(() => asked(requests)).toBe(requested);
    if (behaviour !== 'never') await settle();
    await forward(page);
    await expect.poll(() => current(page)).toBe(IMAGES_BETWEEN + 1);
    expect(await ad(page).getAttribute('hidden')).not.toBeNull();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toBe(IMAGES_BETWEEN);
    expect((await region(page).boundingBox())?.height).toBe(before);
    expect(await seeShifts(page)).toEqual([]);
  },
);

test('a reader who agrees while looking meets ads from there on, and the image in view stays', async () => {
  const { page, open, requests, settle } = await openGallery({ consent: 'unknown' });
  await open(PAGES.gallery);
  await forward(page);
  await expect.poll(() => current(page)).toBe(2);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await settle();
  expect(asked(requests)).toBe(0);
  expect(await current(page)).toBe(2);
  const shown = region(page).locator('[data-slide]:not([aria-hidden="true"])');
  const aside = () =>
    shown.evaluate((slide) =>
      Math.abs(slide.getBoundingClientRect().left - (slide.parentElement?.getBoundingClientRect().left ?? 0)),
    );
  // The strip stops scrolling.
  await expect.poll(aside).toBeLessThan(2);
  expect(await current(page)).toBe(2);
  await forward(page);
  await forward(page);
  await expect.poll(() => ad(page).getAttribute('hidden')).toBeNull();
  await forward(page);
  await ad(page).frameLocator('iframe').getByText('Sandbox ad, 300 × 250').waitFor();
});
