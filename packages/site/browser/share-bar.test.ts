import { expect, inject, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';
import type { ReaderOptions } from './reader/openReader.ts';

const scriptOf = (url: string) => url.includes('share-bar.enhance');
const address = () => `${inject('newspaper').origin}${PAGES.article}`;

/** Opens an article with its share bar in view and its script running. */
async function openBar(options: ReaderOptions = {}, before?: () => void) {
  const reader = await openReader(options);
  const { page, requests, open } = reader;
  if (before !== undefined) await page.addInitScript(before);
  // No request goes to a network: the URLs that would be opened are recorded.
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(globalThis, { opened });
    window.open = (...given) => {
      opened.push(given);
      return Object.create(null);
    };
  });
  await open(PAGES.article);
  expect(requests.filter((request) => scriptOf(request.url()))).toEqual([]);
  const bar = page.locator('[data-share]').last();
  await bar.scrollIntoViewIfNeeded();
  const copy = bar.getByRole('button', { name: 'Copy the link to this page' });
  await copy.waitFor();
  expect(requests.filter((request) => scriptOf(request.url()))).toEqual([]);
  return { ...reader, bar, copy, said: bar.locator('output') };
}

test('the bar brings its script when it is touched, moves nothing, and works from the keyboard', async () => {
  const { page, context, bar, copy, said, settle } = await openBar();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(await bar.getByRole('button', { name: 'Share this page with another app' }).count()).toBe(0);
  const { height } = (await bar.boundingBox()) ?? { height: 0 };

  await bar.getByRole('link', { name: /Share this page by LinkedIn/ }).focus();
  await settle();
  await page.keyboard.press('Enter');
  const opened = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'opened')));
  expect(opened).toContain(
    `https://www.linkedin.com/shareArticle?mini=true&url=${encodeURIComponent(address())}`,
  );
  expect(opened).toMatch(/"share-linkedIn","popup,width=830,height=460,/);
  expect(page.url()).toBe(address());

  // The other networks stand between.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    if (await copy.evaluate((button) => button === document.activeElement)) break;
  }
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await said.getByText('The link has been copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address());
  expect((await bar.boundingBox())?.height).toBe(height);
});

test('a device with a share sheet gets a button for it; a refused clipboard gets the link in words', async () => {
  const { page, bar, copy, said } = await openBar({ width: 390, touch: true }, () => {
    Object.defineProperty(navigator, 'share', {
      value: (data: object) => Promise.resolve(Object.assign(globalThis, { shared: data })),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
  });
  await bar.getByRole('button', { name: 'Share this page with another app' }).tap();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'shared') ?? '')))
    .toContain(address());
  await copy.tap();
  await said.getByText(address()).waitFor();
  const { width } = (await bar.boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(390);
});

test('without script there are the links, and no button that does nothing', async () => {
  const { page, open } = await openReader({ javaScript: false });
  await open(PAGES.article);
  const bar = page.locator('[data-share]').last();
  expect(await bar.getByRole('link').count()).toBe(7);
  expect(await bar.getByRole('button').count()).toBe(0);
  expect(await bar.getByRole('link', { name: 'Share this page by Email' }).getAttribute('href')).toContain(
    encodeURIComponent(address()),
  );
});
