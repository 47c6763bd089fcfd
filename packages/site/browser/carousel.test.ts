/**
 * Cards in a strip, on the front page: with mouse, keyboard, finger and without script. `gallery.test.ts` tests galleries.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from './reader/checkPage.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

/** Finds the long reads of the front page, and scrolls to them. */
async function longReads(page: Page) {
  const region = page.getByRole('region', { name: 'Long reads' });
  await region.scrollIntoViewIfNeeded();
  return {
    region,
    said: () => region.locator('[aria-live]').textContent(),
    /** Returns the numbers, from 1, of the cards that are completely visible. */
    seen: () =>
      region.evaluate((section) => {
        const strip = section.querySelector('[data-strip]')?.getBoundingClientRect();
        if (strip === undefined) return [];
        return [...section.querySelectorAll('[data-slide]')].flatMap((slide, index) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= strip.left - 2 && right <= strip.right + 2 ? [index + 1] : [];
        });
      }),
    next: region.getByRole('button', { name: 'Go forward one slide' }),
    back: region.getByRole('button', { name: 'Go back one slide' }),
  };
}

test('buttons and arrow keys move the cards one by one, without React and without moving the page', async () => {
  const { page, open, requests } = await openReader();
  await measureShifts(page);
  await open('/');
  const { region, said, seen, next, back } = await longReads(page);
  await expect.poll(seen).toEqual([1, 2, 3, 4]);
  expect(await back.count()).toBe(0);
  await next.click();
  await expect.poll(said).toMatch(/^5 of \d+$/);
  await expect.poll(seen).toEqual([2, 3, 4, 5]);
  await back.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toEqual([1, 2, 3, 4]);
  // The focused button disappears at the start; the focus is still in the carousel.
  expect(await region.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => next.count()).toBe(0);
  const total = await region.locator('[data-slide]').count();
  await expect.poll(seen).toEqual([total - 3, total - 2, total - 1, total]);
  expect(requests.some((request) => /\/(?:runtime|hydrateIsland)-/.test(request.url()))).toBe(false);
  expect(await seeShifts(page)).toEqual([]);
});

test('the cards out of view are out of reach, and the page keeps to the rules of accessibility', async () => {
  const { page, open } = await openReader({ reducedMotion: true });
  await open('/');
  const { region, next, seen } = await longReads(page);
  await next.click();
  await expect.poll(seen).toEqual([2, 3, 4, 5]);
  const inert = await region.locator('[data-slide][inert]').count();
  expect(inert).toBe((await region.locator('[data-slide]').count()) - 4);
  expect(await accessViolations(page)).toEqual([]);
});

test('on a phone a short swipe goes one card on, and a tap follows it', async () => {
  const { page, context, open } = await openReader({ width: 390, touch: true });
  await open('/');
  const { region, said, seen } = await longReads(page);
  await expect.poll(seen).toEqual([1]);
  // A finger that moves before the script has loaded scrolls the strip natively.
  await region.and(page.locator('[data-listening]')).waitFor();
  const box = await region.locator('img').first().boundingBox();
  if (box === null) throw new Error('The picture is not shown.');
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 240);
  for (const x of [225, 210, 195]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(seen).toEqual([2]);
  await expect.poll(said).toMatch(/^2 of /);
  const second = region.locator('[data-slide]').nth(1).getByRole('link');
  const href = await second.getAttribute('href');
  await second.tap();
  await expect.poll(() => new URL(page.url()).pathname).toBe(href);
});

test('without script the strip scrolls and no button promises anything', async () => {
  const { page, open } = await openReader({ javaScript: false, width: 390 });
  await open('/');
  const { region } = await longReads(page);
  expect(await region.getByRole('button').count()).toBe(0);
  const box = await region.locator('img').first().boundingBox();
  await page.mouse.move(100, (box?.y ?? 0) + 40);
  await page.mouse.wheel(320, 0);
  const second = region.locator('[data-slide]').nth(1);
  await expect.poll(async () => Math.round((await second.boundingBox())?.x ?? 999)).toBeLessThan(30);
});
