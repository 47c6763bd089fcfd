import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { PAGES } from './newspaper/sample.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { accessViolations, readThrough, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

describe('a newspaper that is read from right to left', () => {
  const newspaper = useNewspaper();
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-direction-'));
    const file = join(folder, 'site.json');
    const dateLocalization = { timeZone: 'Europe/London' };
    const site = await readFixture('site.json');
    await writeFile(file, JSON.stringify({ ...site, locale: 'ar', textDirection: 'rtl', dateLocalization }));
    await importDocuments(newspaper.dataDir, [file]);
    await rm(folder, { recursive: true });
  });

  test('says so, and starts at the right', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open(PAGES.section);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const opener = await page.locator('#main-nav').getByRole('button', { name: 'Sections' }).boundingBox();
    expect(opener?.x).toBeGreaterThan(640);
    const [image, words] = await Promise.all([
      page.getByRole('article').first().locator('img').boundingBox(),
      page.getByRole('article').first().getByRole('heading').boundingBox(),
    ]);
    expect(image?.x).toBeGreaterThan(words?.x ?? Infinity);
  });

  test('keeps the names of a byline in their order, though its words are English', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open('/culture/2026/11/08/lantern-night-draws-61000/');
    const line = page.locator('[data-byline]');
    expect(await line.textContent()).toBe('By Beatrix Onwu, Joss Tanaka, and Nell Harbin');
    const places = await line
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('ends its English sentences where they end', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin, reducedMotion: true });
    await open('/account/login/');
    const sentence = page.getByText('By continuing you accept our');
    const edges = await sentence.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rights: number[] = [];
      const ends: number[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        rights.push(range.getBoundingClientRect().right);
        const at = node.textContent?.indexOf('.') ?? -1;
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        ends.push(range.getBoundingClientRect().right);
      }
      return { text: Math.max(...rights), stop: Math.max(...ends) };
    });
    expect(edges.stop).toBeCloseTo(edges.text, 0);
  });

  test('writes its dates as its language does', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open(PAGES.article);
    const date = await page.locator('main time').first().textContent();
    expect(date).toMatch(/^١٩ نوفمبر ٢٠٢٦|^19 نوفمبر 2026/);
  });

  test('sets the joined letters of its headings together, and the lines apart', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open(PAGES.home);
    // The stories are in another language, and say so; the headings of their lists are the newspaper's.
    const headline = page.locator('main :is(h2, h3):not(article *)').first();
    const { spacing, leading } = await headline.evaluate((element) => {
      const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
      return { spacing: letterSpacing, leading: parseFloat(lineHeight) / parseFloat(fontSize) };
    });
    expect(['normal', '0px']).toContain(spacing);
    expect(leading).toBeCloseTo(1.4);
  });

  test('opens its sections menu from the right', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin, reducedMotion: true });
    await open(PAGES.section);
    await page.locator('#main-nav').getByRole('button', { name: 'Sections' }).click();
    const menu = await page.locator('#main-nav [popover]').boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(1280);
  });

  test('turns its galleries with the left arrow key', async () => {
    const { page, open, settle } = await openReader({ origin: newspaper.origin });
    await open(PAGES.gallery);
    const gallery = page.locator('section[aria-roledescription="carousel"]');
    await gallery.getByText(/^Picture \u20661 of \d+\u2069$/).waitFor();
    await settle();
    await gallery.getByRole('button', { name: 'Go forward one slide' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => gallery.textContent()).toMatch(/Picture \u20662 of \d+\u2069/);
  });

  test.each(Object.entries(PAGES))(
    'its %s page breaks no accessibility rule and never scrolls sideways',
    async (_kind, path) => {
      const reader = await openReader({
        origin: newspaper.origin,
        reducedMotion: true,
        hasClosedAlert: false,
      });
      const { page, open } = reader;
      await open(path);
      await page.getByRole('navigation', { name: 'Breaking News Alert' }).waitFor();
      await readThrough(reader);
      expect.soft(await accessViolations(page)).toEqual([]);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await readThrough(reader);
        expect.soft(await sidewaysElements(page), `${width} pixels wide`).toEqual([]);
      }
    },
  );
});

describe('the second theme', () => {
  const newspaper = useNewspaper({ environment: { THEME: 'broadside' } });

  const colours = async (colorScheme: 'light' | 'dark', origin?: string) => {
    const { page, open } = await openReader({ colorScheme, origin });
    await open(PAGES.home);
    return page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const headline = document.querySelector('main article h2 a, main article h3 a') ?? document.body;
      return { backgroundColor, color, font: getComputedStyle(headline).fontFamily };
    });
  };

  test('looks different from the first, in the light and in the dark', async () => {
    const looks = [
      await colours('light'),
      await colours('dark'),
      await colours('light', newspaper.origin),
      await colours('dark', newspaper.origin),
    ];
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(4);
  });

  test('breaks no accessibility rule', async () => {
    const reader = await openReader({
      origin: newspaper.origin,
      reducedMotion: true,
      hasClosedAlert: false,
    });
    const { page, open } = reader;
    await open(PAGES.home);
    await page.getByRole('navigation', { name: 'Breaking News Alert' }).waitFor();
    await readThrough(reader);
    expect(await accessViolations(page)).toEqual([]);
  });
});
