import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCOUNT } from './account/pages.ts';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

/** Returns the paths of the newspaper's own scripts. */
const scriptPaths = (requests: readonly Request[]): readonly string[] =>
  requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** A story for subscribers. */
const LOCKED = '/business/port/2026/11/18/who-owns-pier-9/';

test.each([
  ...[PAGES.home, PAGES.section, PAGES.article, PAGES.search].map((path) => [path, 4] as const),
  [LOCKED, 2] as const,
  // Its carousel waits for the reader.
  [PAGES.gallery, 1] as const,
  // Without the scripts of Google and Facebook.
  [ACCOUNT.login, 12] as const,
  [ACCOUNT.signup, 12] as const,
])('%s asks for %i files of script at most', async (path, most) => {
  const { requests, open, settle } = await openReader({ hasClosedAlert: false });
  await open(path);
  await settle();
  expect(scriptPaths(requests).length).toBeGreaterThan(0);
  expect(scriptPaths(requests).length).toBeLessThanOrEqual(most);
});

// React and styled-components are 71.6 of it. The other operations of the client come when a form is sent.
test.each([ACCOUNT.login, ACCOUNT.signup])('%s asks for 114 KB of script at most', async (path) => {
  const { requests, open, settle } = await openReader();
  await open(path);
  await settle();
  const scripts = requests.filter((request) => scriptPaths([request]).length > 0);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(80_000);
  expect(bytes).toBeLessThanOrEqual(114_000);
});

// A gallery's script loads when the gallery is visible, which the server cannot know.
test.each([PAGES.home, PAGES.article, LOCKED])(
  '%s names every script that comes without the reader at its head',
  async (path) => {
    const { page, requests, open, settle } = await openReader({ hasClosedAlert: false });
    const html = await (await open(path)).text();
    await settle();
    expect(await page.locator('head link[rel=modulepreload]').count()).toBeGreaterThan(0);
    expect(scriptPaths(requests).filter((url) => !html.includes(`href="${url}"`))).toEqual([]);
  },
);
