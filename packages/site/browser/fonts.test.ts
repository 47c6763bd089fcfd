import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

/**
 * Fonts that readers may have, built from our own files, so that no machine must have them installed: a wide serif, a
 * narrow sans and a tall one.
 */
const READERS_FONTS = {
  'wide as Noto Serif': { file: 'newsreader-basic-normal', sizeAdjust: '130%', ascentOverride: 'normal' },
  'narrow as Roboto': { file: 'libre-franklin-basic-normal', sizeAdjust: '70%', ascentOverride: 'normal' },
  'tall as DejaVu': { file: 'newsreader-basic-italic', sizeAdjust: '125%', ascentOverride: '120%' },
};

/** Replaces all fallback fonts by one font, whatever this machine has installed. */
async function serveFont(page: Page, { file, ...descriptors }: (typeof READERS_FONTS)['wide as Noto Serif']) {
  const bytes = await readFile(new URL(`../fonts/${file}.woff2`, import.meta.url));
  await page.addInitScript(
    ({ code, metrics }) => {
      const font = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
      for (const family of ['Newsreader Fallback', 'Libre Franklin Fallback'])
        document.fonts.add(new FontFace(family, font, { ...metrics, weight: '100 900' }));
    },
    { code: bytes.toString('base64'), metrics: descriptors },
  );
  await page.route('/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('local("', 'local("None of ');
    // The policy names the style sheet as the site sent it.
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, body, headers });
  });
}

test.each(Object.entries(READERS_FONTS))(
  'nothing moves when the fonts of the paper come late to a reader whose own are %s',
  async (_name, font) => {
    const { page, open, settle, requests } = await openReader({ width: 390 });
    await serveFont(page, font);
    await page.route('**/assets/fonts/**', async (route) => {
      await pause(1_000);
      await route.continue();
    });
    await measureShifts(page);
    for (const path of [PAGES.home, PAGES.article]) {
      await open(path);
      await settle();
      expect(await seeShifts(page)).toEqual([]);
    }
    expect(requests.some((request) => request.resourceType() === 'font')).toBe(true);
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
