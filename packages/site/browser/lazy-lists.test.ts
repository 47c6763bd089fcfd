import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importDocuments } from './newspaper/importDocuments.ts';
import { PAGES } from './newspaper/sample.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';

/** Sees what moves when a list comes late to a reader who is past it. */
async function seeLateList({ page, open, settle }: Reader, path: string, title: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_broadsheet/block?**', async (route) => {
    await held;
    await route.continue();
  });
  await measureShifts(page);
  await open(path);
  const requested = page.waitForRequest('**/_broadsheet/block?**');
  // What follows the list is in view, and would jump.
  await page
    .locator('bs-lazy')
    .evaluate((place) => scrollBy(0, place.getBoundingClientRect().bottom - innerHeight * 0.6));
  await requested;
  release();
  const list = page.locator('section', { has: page.getByRole('heading', { name: title }) });
  await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(1);
  await settle();
  return seeShifts(page);
}

describe.each([1280, 768, 390])('at %i pixels', (width) => {
  test.each([
    [PAGES.home, 'In pictures and film'],
    [PAGES.article, 'More from the Courier'],
  ])('on %s nothing moves when a list comes late to a reader who is past it', async (path, title) => {
    expect(await seeLateList(await openReader({ width }), path, title)).toEqual([]);
  });
});

test.each([
  [PAGES.home, 'In pictures and film'],
  [PAGES.article, 'More from the Courier'],
])(
  'on %s a reader without script sees no title of a list that never comes, nor its room',
  async (path, title) => {
    const { page, open } = await openReader({ javaScript: false, width: 390 });
    await open(path);
    expect(await page.locator('bs-lazy').count()).toBeGreaterThan(0);
    expect(await page.locator('bs-lazy:visible, bs-room:visible').count()).toBe(0);
    expect(await page.getByText(title, { exact: true }).isVisible()).toBe(false);
  },
);

describe('a list of headlines', () => {
  const newspaper = useNewspaper();
  const BLOCKS = ['simple-list', 'numbered-list'];

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-lazy-'));
    for (const block of BLOCKS) await writeFile(join(folder, `${block}.json`), JSON.stringify(toPage(block)));
    await importDocuments(newspaper.dataDir, [folder]);
    await rm(folder, { recursive: true });
  }, 60_000);

  /** A page with something to read, the list, and something that follows it. */
  const toPage = (block: string) => ({
    schemaVersion: 1,
    id: block,
    name: block,
    match: { kind: 'path', path: `/${block}/` },
    pageType: 'homepage',
    layout: 'single-column-regular',
    areas: {
      navigation: [],
      fullWidth: [],
      body: [
        ...Array.from({ length: 60 }, (_, index) => toHeader(`before-${index}`)),
        { id: 'list', block, fields: { title: 'Late', lazyLoad: true, listContentConfig: FEED } },
        ...Array.from({ length: 20 }, (_, index) => toHeader(`after-${index}`)),
      ],
      footer: [],
    },
  });
  const toHeader = (id: string) => ({ id, block: 'header', fields: { text: 'Something to read' } });
  const FEED = {
    contentService: 'story-feed-query',
    contentConfigValues: { query: 'type:story', size: 4 },
  };

  test.each(BLOCKS.flatMap((block) => [1280, 390].map((width) => [block, width] as const)))(
    'of the block %s moves nothing when it comes late, at %i pixels',
    async (block, width) => {
      const reader = await openReader({ origin: newspaper.origin, width });
      expect(await seeLateList(reader, `/${block}/`, 'Late')).toEqual([]);
    },
  );
});
