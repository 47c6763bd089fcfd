import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { openReader } from './reader/openReader.ts';

test('planted', async () => {
  const { page, open } = await openReader();
  await open(PAGES.home);
  await page.evaluate(() => console.error('boo'));
  expect(await page.title()).toContain('Courier');
});

test.each(Object.entries(PAGES))('the %s page is there', async (_kind, path) => {
  const { open, page } = await openReader();
  const response = await open(path);
  expect(response.status()).toBe(200);
  await page.screenshot({ path: `/tmp/bt/${_kind}.png`, fullPage: true });
});
