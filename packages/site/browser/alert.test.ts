import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { ALERT, PAGES } from './newspaper/sample.ts';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { readThrough } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const NAME = 'Breaking News Alert';

test('the alert is shown with a link to its story', async () => {
  const { page, open } = await openReader({ hasClosedAlert: false });
  await open(PAGES.section);
  const alert = page.getByRole('navigation', { name: NAME });
  await alert.getByRole('link', { name: ALERT }).click();
  await page.waitForURL('**/ferry-suspended-fog/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(ALERT);
});

test('a closed alert stays away after a reload and in other pages', async () => {
  const { page, open, openPage, context, settle } = await openReader({ hasClosedAlert: false });
  await open(PAGES.section);
  const alert = page.getByRole('navigation', { name: NAME });
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'hidden' });

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'arcblock_alert-bar', path: '/', sameSite: 'Lax', httpOnly: false });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(48);

  await page.reload();
  await settle();
  expect(await alert.count()).toBe(0);
  const other = await openPage(PAGES.home);
  await settle();
  expect(await other.getByRole('navigation', { name: NAME }).count()).toBe(0);
});

/**
 * Returns the focused element's markup, or `elsewhere`; `null` if the element is outside of the viewport or under the
 * alert.
 */
function focusInSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const alert = document.querySelector<HTMLElement>('nav[aria-label="Breaking News Alert"]');
    const focus = document.activeElement;
    if (alert === null || alert.hidden) throw new Error('The alert is not there.');
    if (focus === null || focus === document.body || alert.contains(focus)) return 'elsewhere';
    const { top, bottom } = focus.getBoundingClientRect();
    const edge = alert.getBoundingClientRect().top;
    return top >= 0 && bottom <= edge + 1 ? focus.outerHTML.slice(0, 80) : null;
  });
}

test.each([PAGES.home, PAGES.article])('nothing that has focus on %s lies under the alert', async (path) => {
  const reader = await openReader({ hasClosedAlert: false });
  const { page, open } = reader;
  await open(path);
  await page.getByRole('navigation', { name: NAME }).waitFor();
  // A lazy block that loads late moves everything below it, wherever the focus is.
  await readThrough(reader);
  const stops = await page.locator(':is(a[href],button,summary,input,video):not([tabindex="-1"])').count();
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focusInSight(page)) === null) hidden.push(await page.locator(':focus').innerText());
  }
  expect(stops).toBeGreaterThan(50);
  expect(hidden).toEqual([]);
});

test('the page ends above the alert, and where it always did once that is closed', async () => {
  const { page, open } = await openReader({ hasClosedAlert: false });
  await open(PAGES.section);
  const alert = page.getByRole('navigation', { name: NAME });
  await alert.waitFor();
  const end = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.querySelector('footer:last-of-type')?.getBoundingClientRect().bottom ?? 0;
    });
  const { y: edge } = (await alert.boundingBox()) ?? { y: 0 };
  // The space at the end is a whole number of pixels, and the alert's height depends on its text.
  expect(Math.abs((await end()) - edge)).toBeLessThanOrEqual(1);
  await alert.getByRole('button').click();
  expect(await end()).toBeCloseTo(800, 0);
});

describe('when a new alert is published', () => {
  let newspaper: Newspaper;
  let folder: string;
  beforeAll(async () => {
    newspaper = await startNewspaper();
    folder = await mkdtemp(join(tmpdir(), 'broadsheet-alert-'));
  });
  afterAll(async () => {
    await newspaper[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** Changes the alert bar's story with the command line while the site runs. */
  async function publish(story: string): Promise<void> {
    const alert = await readFixture('collections/alert-bar.json');
    const content_elements = [{ type: 'reference', referent: { type: 'story', id: story, provider: '' } }];
    const file = join(folder, 'alert-bar.json');
    await writeFile(file, JSON.stringify({ ...alert, content_elements }));
    expect(await importDocuments(newspaper.dataDir, [file])).toBe('1 imported, 0 unchanged, 0 rejected.');
  }

  test('it comes to a reader who closed the last one, in an open page and in the next', async () => {
    const { page, open, settle } = await openReader({ origin: newspaper.origin });
    await page.clock.install();
    // The page's manual clock does not apply to the browser's cache, which would regard the answer as fresh.
    await page.route('**/pf/api/**', (route) => route.continue());
    await open(PAGES.section);
    const alert = page.getByRole('navigation', { name: NAME });
    await settle();
    expect(await alert.count()).toBe(0);

    await publish('story-budget-passes-by-one-vote');
    await page.clock.runFor(120_000);
    await alert.waitFor();
    expect(await alert.getByRole('link').textContent()).not.toBe(ALERT);

    await page.reload();
    await alert.waitFor();
    await publish('story-ferry-fog');
    await page.clock.runFor(120_000);
    await alert.waitFor({ state: 'hidden' });
  });
});
