import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

const AUTOPLAY_MS = 4_000;

/** The gallery of a page, awake. */
async function galleryOf(page: Page) {
  const region = page.locator('section[aria-roledescription="carousel"]').first();
  await region.getByText(/^Picture 1 of \d+$/).waitFor();
  const counter = async () => {
    const [, current, total] = /Picture (\d+) of (\d+)/.exec((await region.textContent()) ?? '') ?? [];
    return { current: Number(current), total: Number(total) };
  };
  return { region, counter, current: async () => (await counter()).current };
}

/** Goes on with Tab until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" cannot be reached with the Tab key.`);
}

test('buttons and arrow keys go through all pictures and stop at the ends', async () => {
  const { page, open } = await openReader();
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
  // A place for an ad among the pictures takes a press too.
  for (let presses = 0; presses < total + 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(current).toBe(total);
  await expect.poll(() => region.getByRole('button', { name: 'Go forward one slide' }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('section') !== null)).toBe(true);
});

test('only the picture in view is reached and read', async () => {
  const { page, open } = await openReader();
  await open(PAGES.gallery);
  const { region, current } = await galleryOf(page);
  const shown = region.locator('[data-slide]:not([aria-hidden="true"])');
  expect(await shown.count()).toBe(1);
  const first = await shown.locator('img').getAttribute('alt');
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

test('a swipe of the finger turns the picture', async () => {
  const { page, open, context } = await openReader({ width: 390, touch: true });
  await open(PAGES.gallery);
  const { region, current } = await galleryOf(page);
  const box = await region.locator('img').first().boundingBox();
  if (box === null) throw new Error('The picture is not shown.');
  const fingers = await context.newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 300, y }]);
  for (const x of [280, 240, 200, 160]) await touch('touchMove', [{ x, y }]);
  await touch('touchEnd', []);
  await expect.poll(current).toBe(2);
});
