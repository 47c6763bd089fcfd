import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

/** Returns the names of the fonts in which the first element is drawn that a selector finds. */
async function seeFonts(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Where a page has a headline, which is in the font of the text. */
const HEADLINES = [
  [PAGES.home, 'main article h2 a'],
  [PAGES.article, 'main h1'],
] as const;

// What stands in is a font of this machine: those that Windows, macOS, Android and Linux bring were all measured.
test.each(HEADLINES)('nothing moves on %s when its fonts come a second late', async (path, headline) => {
  const { page, open, settle } = await openReader({ width: 390 });
  await page.route('**/assets/fonts/**', async (route) => {
    await pause(1_000);
    await route.continue();
  });
  await measureShifts(page);
  await open(path);
  await settle();
  expect(await seeShifts(page)).toEqual([]);
  expect(await seeFonts(page, headline)).toEqual([expect.stringMatching(/^Newsreader/)]);
});

/** Lines that readers have: that of a phone by which pages are commonly measured, and a slow one. */
const LINES = {
  'slow 4G': { latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 90 * 1024 },
  'slow 3G': { latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 },
};

/** Returns the milliseconds between the first text on the page and the file of the font in which it is set afterwards. */
const waitForFont = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const [font] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('newsreader-basic-normal'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!(font instanceof PerformanceResourceTiming) || paint === undefined)
      throw new Error('The page has no text or no font.');
    return font.responseEnd - paint.startTime;
  });

/** The milliseconds after its first text within which a page is in its own font. */
const PATIENCE = [
  ['slow 4G', 1_000],
  ['slow 3G', 3_000],
] as const;

test.each(PATIENCE.flatMap(([line, most]) => HEADLINES.map((each) => [line, most, ...each] as const)))(
  'on %s the font of the text is there within %i ms on a first visit to %s, and nothing moves',
  async (line, most, path, headline) => {
    const { page, open, settle } = await openReader({ width: 390 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINES[line] });
    await measureShifts(page);
    await open(path);
    await settle();
    expect(await waitForFont(page)).toBeLessThanOrEqual(most);
    expect(await seeFonts(page, headline)).toEqual([expect.stringMatching(/^Newsreader/)]);
    expect(await seeShifts(page)).toEqual([]);
  },
);

test.each([PAGES.home, PAGES.article])('the fonts of %s are no more than 60 KB', async (path) => {
  const { open, settle, requests } = await openReader();
  await open(path);
  await settle();
  const fonts = requests.filter((request) => request.resourceType() === 'font');
  const sizes = await Promise.all(fonts.map((font) => font.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test.each([PAGES.home, PAGES.section])(
  'pictures that can wait on %s are requested when the fonts are there, and nothing moves',
  async (path) => {
    const { page, settle, requests } = await openReader({ width: 390 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/fonts/**', async (route) => {
      await released;
      await route.continue();
    });
    await measureShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-fonts-first]').waitFor();
    const lazy = await page
      .locator('main img[loading=lazy]')
      .evaluateAll((pictures) => pictures.map((each) => each.getAttribute('srcset') ?? ''));
    const lead = await page
      .locator('main img:not([loading=lazy])')
      .evaluateAll((pictures) => pictures.map((each) => each.getAttribute('srcset') ?? ''));
    const requested = () =>
      requests.filter((request) => {
        const { pathname } = new URL(request.url());
        // A picture that leads the page may stand in a list as well.
        return [lazy, lead].map((sets) => sets.some((set) => set.includes(pathname))).join() === 'true,false';
      }).length;
    await pause(500);
    expect(lazy.length).toBeGreaterThan(3);
    expect(requested()).toBe(0);
    release();
    await expect.poll(requested).toBeGreaterThan(3);
    await settle();
    expect(await page.locator('html[data-fonts-first]').count()).toBe(0);
    expect(await seeShifts(page)).toEqual([]);
  },
);

test('pictures come after three seconds where a font never does', async () => {
  const { page, requests } = await openReader({ width: 390 });
  await page.route('**/assets/fonts/**', () => new Promise(() => {}));
  await page.goto(PAGES.home, { waitUntil: 'domcontentloaded' });
  const pictures = () => requests.filter((request) => request.resourceType() === 'image').length;
  const before = pictures();
  await page.locator('html:not([data-fonts-first])').waitFor({ timeout: 6_000 });
  await expect.poll(pictures).toBeGreaterThan(before + 3);
});
