/** The live blog of the sample newspaper while it is read. New posts are written into the server's own answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

const BLOG = '/coast/climate/2026/11/12/after-the-surge-day-by-day/';

/** Adds posts of these names to the server's answer, the newest first. */
async function publish(page: Page, names: () => readonly string[]): Promise<void> {
  await page.route('**/_broadsheet/block?**', async (route) => {
    const response = await route.fetch();
    const block: unknown = await response.json();
    if (typeof block !== 'object' || block === null || !('html' in block)) throw new Error('It is no block.');
    const added = names().map(
      (name) => `<article id="post-${name}" tabindex="-1" data-revision="1"><h2>${name}</h2></article>`,
    );
    const html = String(block.html).replace(/<div data-posts[^>]*>/, (list) => list + added.join(''));
    await route.fulfill({ response, json: { ...block, html } });
  });
}

test('new posts wait until their reader wants them, offline and back, and nothing moves', async () => {
  const { page, context, open, settle } = await openReader({ width: 390 });
  const published: string[] = [];
  await publish(page, () => published.toReversed());
  await measureShifts(page);
  await open(BLOG);
  const posts = page.locator('article[id^="post-"]');
  expect(await posts.count()).toBe(6);
  const read = page.locator('#post-school-hall');
  await read.scrollIntoViewIfNeeded();
  const offline = page.getByText('You are offline. New posts appear as soon as you are connected.');

  // No request may be pending when the connection is lost, neither the block's script nor a picture.
  await settle();
  await context.setOffline(true);
  await offline.waitFor();
  const before = await read.boundingBox();
  published.push('first', 'second', 'third');
  await context.setOffline(false);
  const button = page.getByRole('button', { name: '3 new posts' });
  await button.waitFor();
  expect(await offline.isVisible()).toBe(false);
  expect(await read.boundingBox()).toEqual(before);
  expect(await posts.count()).toBe(6);
  expect(await seeShifts(page)).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => posts.count()).toBe(9);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('post-third');
  expect(await posts.evaluateAll((all) => all.slice(0, 4).map(({ id }) => id))).toEqual([
    'post-third',
    'post-second',
    'post-first',
    'post-last-skips',
  ]);
  expect(await button.count()).toBe(0);
});
