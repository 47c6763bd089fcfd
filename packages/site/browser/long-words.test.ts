import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { importDocuments } from './newspaper/importDocuments.ts';
import { LONG_WORD, readLongWords } from './newspaper/longWords.ts';
import { PAGES } from './newspaper/sample.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { readThrough, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const newspaper = useNewspaper();
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-long-words-'));
  const documents = await readLongWords();
  await Promise.all(
    documents.map((document, index) => writeFile(join(folder, `${index}.json`), JSON.stringify(document))),
  );
  await importDocuments(newspaper.dataDir, [folder]);
  await rm(folder, { recursive: true });
}, 60_000);

test.each(['/long-words/', PAGES.home, PAGES.article, PAGES.author])(
  'words that are longer than a line never widen the page %s',
  async (path) => {
    const reader = await openReader({ origin: newspaper.origin, reducedMotion: true });
    await reader.open(path);
    expect(await reader.page.locator('body').textContent()).toContain(LONG_WORD);
    for (const width of [320, 390, 768, 1280]) {
      await reader.page.setViewportSize({ width, height: 800 });
      await readThrough(reader);
      expect.soft(await sidewaysElements(reader.page), `${width} pixels wide`).toEqual([]);
    }
  },
);

async function edgesOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const { x = 0, width = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, right: x + width };
}

test('the words of a hero stay on their background', async () => {
  const { page, open } = await openReader({ origin: newspaper.origin, width: 390 });
  await open('/long-words/');
  for (const word of await page.getByRole('heading', { level: 3, name: LONG_WORD }).all()) {
    const [inner, outer] = [await edgesOf(word), await edgesOf(word.locator('..'))];
    expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true]);
  }
});

/** Returns the controls of the navigation bar that lie over its logo. */
function findOverLogo(page: Page): Promise<readonly string[]> {
  return page.locator('#main-nav').evaluate((bar) => {
    const logo = bar.querySelector('[data-home]')?.getBoundingClientRect();
    if (logo === undefined) return ['There is no logo.'];
    return [...bar.querySelectorAll('a:not([data-home]), button, summary')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < logo.right && right > logo.left && top < logo.bottom && bottom > logo.top;
      })
      .map(({ outerHTML }) => outerHTML);
  });
}

test.each([320, 390, 768, 1023, 1024, 1280])(
  'nothing lies over the logo of a bar in German, %i pixels wide',
  async (width) => {
    const { page, open } = await openReader({ origin: newspaper.origin, width });
    await open(PAGES.section);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await findOverLogo(page)).toEqual([]);
  },
);
