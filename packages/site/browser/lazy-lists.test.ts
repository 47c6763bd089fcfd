import { describe, expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

describe.each([1280, 768, 390])('at %i pixels', (width) => {
  test.each([
    [PAGES.home, 'In pictures and film'],
    [PAGES.article, 'More from the Courier'],
  ])('on %s nothing moves when a list comes late to a reader who is past it', async (path, title) => {
    const { page, open, settle } = await openReader({ width });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_broadsheet/block?**', async (route) => {
      await held;
      await route.continue();
    });
    await measureShifts(page);
    await open(path);
    const asked = page.waitForRequest('**/_broadsheet/block?**');
    // What follows the list is in view, and would jump.
    await page
      .locator('bs-lazy')
      .evaluate((place) => scrollBy(0, place.getBoundingClientRect().bottom - innerHeight * 0.6));
    await asked;
    release();
    const list = page.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect.poll(() => list.getByRole('article').count()).toBe(4);
    await settle();
    expect(await seeShifts(page)).toEqual([]);
  });
});
