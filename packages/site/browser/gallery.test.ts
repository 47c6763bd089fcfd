import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

const AUTOPLAY_MS = 4_000;

/** Finds the gallery of the page. */
async function galleryOf(page: Page) {
  const region = page.locator('section[aria-roledescription="carousel"]').first();
  const counter = async () => {
    const [, current, total] = /Picture (\d+) of (\d+)/.exec((await region.textContent()) ?? '') ?? [];
    return { current: Number(current), total: Number(total) };
  };
  return { region, counter, current: async () => (await counter()).current };
}

/** Presses Tab until a button has the focus. It waits for it: the buttons come with the script, which a busy machine runs late. */
async function tabTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        (document.activeElement instanceof HTMLElement ? document.activeElement.innerText.trim() : undefined),
    );
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" cannot be reached with the Tab key.`);
}

test('buttons and arrow keys go through all images and stop at the ends', async () => {
  const { page, open, requests } = await openReader();
  await open(PAGES.gallery);
  const { region, counter, current } = await galleryOf(page);
  const { total } = await counter();
  expect(total).toBeGreaterThan(4);
  expect(await region.getByRole('button', { name: 'Go back one slide' }).count()).toBe(0);

  await tabTo(page, 'Go forward one slide');
  await page.keyboard.press('Enter');
  await expect.poll(current).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(current).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).toBe(2);
  // An ad's place among the images needs a press too.
  for (let presses = 0; presses < total + 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(current).toBe(total);
  await expect.poll(() => region.getByRole('button', { name: 'Go forward one slide' }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('section') !== null)).toBe(true);
  expect(requests.some((request) => /\/(?:runtime|hydrateIsland)-/.test(request.url()))).toBe(false);
});

test('only the image in view is reached and read', async () => {
  const { page, open } = await openReader();
  await open(PAGES.gallery);
  const { region, current } = await galleryOf(page);
  const shown = region.locator('[data-slide]:not([aria-hidden="true"])');
  const first = await region.locator('img').first().getAttribute('alt');
  expect(first).not.toBe('');
  await region.getByRole('button', { name: 'Go forward one slide' }).click();
  await expect.poll(current).toBe(2);
  expect(await shown.count()).toBe(1);
  expect(await shown.locator('img').getAttribute('alt')).not.toBe(first);
});

test('it plays on its own until it is paused', async () => {
  const { page, open } = await openReader();
  await page.clock.install();
  await open(PAGES.gallery);
  // An installed clock runs on until it is paused: on a busy machine the images would turn by themselves meanwhile.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { current } = await galleryOf(page);
  await tabTo(page, 'Play slides');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause slides' }).waitFor();
  await page.clock.runFor(AUTOPLAY_MS);
  await expect.poll(current).toBe(2);
  await page.clock.runFor(AUTOPLAY_MS);
  await expect.poll(current).toBe(3);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play slides' }).waitFor();
  await page.clock.runFor(3 * AUTOPLAY_MS);
  expect(await current()).toBe(3);
});

test('it does not offer to play to readers who ask for less motion', async () => {
  const { page, open } = await openReader({ reducedMotion: true });
  await open(PAGES.gallery);
  await galleryOf(page);
  expect(await page.getByRole('button', { name: 'Play slides' }).count()).toBe(0);
});

test('it fills the screen and comes back', async () => {
  const { page, open } = await openReader();
  await open(PAGES.gallery);
  await galleryOf(page);
  await tabTo(page, 'Full screen');
  await page.keyboard.press('Enter');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await tabTo(page, 'Leave full screen');
  await page.keyboard.press('Enter');
  await expect.poll(isFull).toBe(false);
  await page.getByRole('button', { name: 'Full screen' }).waitFor();
});

/** CSS pixels, more than half an image on a phone, so that native scrolling continues to the next. */
const SWIPE = 260;

/** Drags a finger over the images of a page by this many CSS pixels. */
async function drag(page: Page, across: number, down = 0): Promise<void> {
  const box = await page.locator('section[aria-roledescription="carousel"] img').first().boundingBox();
  if (box === null) throw new Error('The picture is not shown.');
  const fingers = await page.context().newCDPSession(page);
  const from = { x: 195 - across / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: from.x + across * share, y: from.y + down * share }]);
  await touch('touchEnd', []);
}

test('a swipe of the finger turns the image, the first one as well as the next', async () => {
  const { page, open } = await openReader({ width: 390, touch: true });
  await open(PAGES.gallery);
  const { current } = await galleryOf(page);
  await drag(page, -SWIPE);
  await expect.poll(current).toBe(2);
  await drag(page, -SWIPE);
  await expect.poll(current).toBe(3);
  await drag(page, SWIPE);
  await expect.poll(current).toBe(2);
});

test('a swipe turns the image before the script is there, and a press goes on from it', async () => {
  const { page, open } = await openReader({ width: 390, touch: true });
  await page.route(/startCarousel/, async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset['pressed'] === 'yes');
    await route.continue();
  });
  await open(PAGES.gallery);
  const { region, current } = await galleryOf(page);
  const second = region.getByRole('group', { name: /^2 of/ });
  await drag(page, -SWIPE);
  await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? 0)).toBeLessThan(20);
  await region.getByRole('button', { name: 'Go forward one slide' }).tap();
  await page.evaluate(() => (document.documentElement.dataset['pressed'] = 'yes'));
  await expect.poll(current).toBe(3);
});

test('on a phone it fetches the image in view and two ahead, and one more with each step', async () => {
  const { page, open, requests, settle } = await openReader({ width: 390, height: 844, touch: true });
  await open(PAGES.gallery);
  await settle();
  const { region, counter, current } = await galleryOf(page);
  expect((await counter()).total).toBeGreaterThan(5);
  const sources = await region
    .locator('[data-slide] img')
    .evaluateAll((images) => images.map((each) => each.getAttribute('srcset') ?? ''));
  /** The numbers of the slides whose images were requested. */
  const fetched = () =>
    sources.flatMap((source, index) =>
      requests.some((request) => source.includes(new URL(request.url()).pathname)) ? [index + 1] : [],
    );
  expect(fetched()).toEqual([1, 2, 3]);
  await drag(page, -SWIPE);
  await expect.poll(current).toBe(2);
  await expect.poll(fetched).toEqual([1, 2, 3, 4]);
  await region.getByRole('button', { name: 'Go forward one slide' }).tap();
  await expect.poll(fetched).toEqual([1, 2, 3, 4, 5]);
});

test('a finger that scrolls the page over the images brings no script', async () => {
  const { page, open, requests, settle } = await openReader({ width: 390, touch: true });
  await open(PAGES.gallery);
  await settle();
  const before = requests.filter((request) => request.resourceType() === 'script').length;
  await drag(page, 0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await settle();
  expect(requests.filter((request) => request.resourceType() === 'script')).toHaveLength(before);
});

test('a lead image fills the screen and comes back, without React', async () => {
  const { page, open, requests } = await openReader();
  await open(PAGES.article);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const enter = page.getByRole('button', { name: 'Show the main picture in full screen' });
  await enter.waitFor();
  await enter.press('Enter');
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isFull).toBe(false);
  await enter.waitFor();
  expect(await enter.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(requests.some((request) => /\/(?:runtime|hydrateIsland)-/.test(request.url()))).toBe(false);
});

test('without script a gallery offers nothing that it could not do', async () => {
  const { page, open } = await openReader({ javaScript: false });
  await open(PAGES.gallery);
  const region = page.locator('section[aria-roledescription="carousel"]').first();
  expect(await region.getByRole('button').count()).toBe(0);
  expect(await region.getByText(/^Picture/).isVisible()).toBe(false);
});
