/** Nothing that a keyboard reaches lies under the bars for privacy choices and alerts (WCAG 2.4.11), on a phone's screen. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

/** The most presses of Tab on one page. */
const PRESSES = 70;

let newspaper: Newspaper;
let folder: string;

beforeAll(async () => {
  newspaper = await startNewspaper();
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-focus-'));
  const file = join(folder, 'site.json');
  const site = { ...(await readFixture('site.json')), consent: { purposes: ['analytics', 'embeds'] } };
  await writeFile(file, JSON.stringify(site));
  await importDocuments(newspaper.dataDir, [file]);
});
afterAll(async () => {
  await newspaper[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Describes the focused element when none of nine points of it can be seen; nothing when it can, or nothing has the focus. */
function describeCovered(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y);
        const isLabel = seen?.closest('label')?.contains(focused) === true;
        return seen !== null && (focused.contains(seen) || seen.contains(focused) || isLabel);
      }),
    );
    return isSeen ? undefined : `${focused.localName} “${focused.textContent}” at ${Math.round(top)}`;
  });
}

test.each([
  ['the front page', PAGES.home],
  ['a story', PAGES.article],
  ['the offer', '/offer/'],
  ['the checkout', '/subscribe/'],
  ['the login', '/account/login/'],
  ['the sign-up', '/account/signup/'],
])('keeps what has the focus clear of every bar on %s', async (_, path) => {
  const { page, open, settle } = await openReader({
    origin: newspaper.origin,
    width: 390,
    height: 700,
    consent: 'unknown',
    hasClosedAlert: false,
    reducedMotion: true,
  });
  await open(path);
  await page.getByRole('button', { name: 'Refuse all' }).waitFor();
  await settle();
  const covered: string[] = [];
  for (let pressed = 0; pressed < PRESSES; pressed += 1) {
    await page.keyboard.press('Tab');
    // After the last element the browser begins again at the first.
    if (pressed > 0 && (await page.locator('.bs-skip').evaluate((link) => link === document.activeElement)))
      break;
    if ((await describeCovered(page)) === undefined) continue;
    // The page may still be scrolling to it.
    await page.waitForTimeout(200);
    const found = await describeCovered(page);
    if (found !== undefined) covered.push(found);
  }
  expect(covered).toEqual([]);
});
